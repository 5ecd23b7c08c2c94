/** What is printed on cards, tiles and spaces: the engine's tables, written to printed.json by a test. */
import tables from './printed.json';
import { COLOURS, type Colour } from './position';

type Strings = Record<string, string>;

export const FIELDS = tables.fields as Record<string, string[]>;
export const GARDENS = tables.gardens as unknown as Record<
  string,
  [food: number, points: number, text: string]
>;
export const DRILLS = tables.drills as Strings;
export const TILES = tables.tiles as unknown as Record<string, [colour: Colour, text: string]>;
export const START = tables.resources as unknown as Record<
  string,
  [goods: string, decree: string, back: string]
>;
export const RIVALS = tables.rivals as unknown as Record<string, string[]>;
export const DOMAIN = tables.domain as string[][];
export const PRINTED_VALUE = tables.spaces as Record<string, number>;
export const OUTSIDE = tables.outside as string[][];
export const YARDS = tables.yards as unknown as Record<string, [iron: number, worth: number]>;
export const FLOOR_POINTS = tables.floors as Record<string, number>;
export const TIME_POINTS = tables.time as number[];
export const LIMITS = tables.limits as { resource: number; seal: number };
export const WELL = tables.well;
const ROWS = tables.rows as Strings;
const BACKS = tables.backs as Strings;
const DECREES = tables.decrees as Strings;

/** An icon with its number; icons that stand for an action have the number 0. */
export interface Gain {
  icon: string;
  n: number;
}

/** A field of a card or tile. */
export interface Field {
  isDark: boolean;
  cost: Gain | null;
  gains: Gain[];
}

/** Reads `[1 seal > courtier]` and the like: brackets are a dark ground, an arrow asks a price. */
export function readField(text: string): Field {
  const bare = text.replace(/[[\]]/g, '');
  const [before, behind] = bare.includes(' > ') ? bare.split(' > ') : [null, bare];
  return {
    isDark: text.startsWith('['),
    cost: before ? readGain(before) : null,
    gains: (behind ?? '').split(' + ').map(readGain),
  };
}

function readGain(text: string): Gain {
  const words = text.split(' ');
  return { icon: words[words.length - 1] ?? '', n: words.length > 1 ? Number(words[0]) : 0 };
}

/** The number of the card's field beside a row of the domain, counted from 0. [WC 3.7] */
export function fieldBesideRow(card: string, row: number): number {
  const fields = FIELDS[card] ?? [];
  if (fields.length === 1) return 0;
  const rows = ROWS[card];
  if (rows === undefined) return row;
  return rows.split('|')[0]!.includes(COLOURS[row]!) ? 0 : 1;
}

/** The symbols of a lantern zone, card by card, as they lie: starting card, decree, cards turned over. */
export function zoneCards(
  resource: string | null,
  turned: readonly string[],
): { card: string; text: string }[] {
  const cards: { card: string; text: string }[] = [];
  const start = resource ? START[resource] : undefined;
  if (resource && start) {
    cards.push({ card: resource, text: start[2] });
    if (start[1]) cards.push({ card: start[1], text: DECREES[start[1]]! });
  }
  for (const card of turned) cards.push({ card, text: BACKS[card.replace(/-[^-]+$/, '')]! });
  return cards;
}

/** What a row of the domain brings with `atHome` members at home, equal icons added up. [WC 3.6] */
export function rowGains(row: number, atHome: number): string[] {
  const totals = new Map<string, number>();
  for (const text of DOMAIN[row]!.slice(0, 6 - atHome)) {
    for (const gain of readField(text).gains) totals.set(gain.icon, (totals.get(gain.icon) ?? 0) + gain.n);
  }
  return [...totals].map(([icon, n]) => (n > 0 ? `${n} ${icon}` : icon));
}
