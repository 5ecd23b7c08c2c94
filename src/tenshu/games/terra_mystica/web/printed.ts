/** What is printed on map, boards, tiles and cards; written from the engine's data. */
import tables from './printed.json';
import type { Amounts, Colour, Cult, Structure } from './position';

export interface FactionBoard {
  colour: Colour;
  start: Amounts;
  bowls: number[];
  cults: number[];
  shipping: number[];
  exchange: number;
  income: Record<Structure, Amounts[]>;
  costs: Record<Structure, Amounts>;
  beside: Amounts;
}
export interface FavourTile {
  cult: Cult;
  steps: number;
  income: Amounts;
}
export interface TownTile {
  points: number;
  gain: Amounts;
  steps: number;
  keys: number;
}
export interface BonusCard {
  income: Amounts;
  points: Partial<Record<Structure, number>>;
}
export interface ScoringTile {
  points: Partial<Record<Structure | 'spade' | 'town', number>>;
  cult: Cult | null;
  steps: number;
  gain: Amounts;
}
export interface PowerAction {
  cost: number;
  gain: Amounts;
}

export const ROWS: string[] = tables.rows;
export const SITES = tables.sites as [string, string][];
export const COLOURS = tables.colours as Colour[];
export const CULTS = tables.cults as Cult[];
export const TRACK_POWER: number[] = tables.trackPower;
export const ORDER_STEPS: number[] = tables.orderSteps;
export const STRUCTURES = tables.structures as Structure[];
export const SUPPLY = tables.supply as Record<Structure, number>;
export const ACTIONS = tables.actions as Record<string, PowerAction>;
export const FAVOURS = tables.favours as Record<string, FavourTile>;
export const TOWNS = tables.towns as Record<string, TownTile>;
export const BONUSES = tables.bonuses as Record<string, BonusCard>;
export const SCORINGS = tables.scorings as Record<string, ScoringTile>;
export const FACTIONS = tables.factions as unknown as Record<string, FactionBoard>;

/** What the n-th structure of a track adds to the income. */
export function added(track: Amounts[], built: number): Amounts {
  const before = track[built - 1] ?? {};
  const after = track[built] ?? {};
  const names = Object.keys(after) as (keyof Amounts)[];
  return Object.fromEntries(
    names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]).filter(([, count]) => count !== 0),
  ) as Amounts;
}
