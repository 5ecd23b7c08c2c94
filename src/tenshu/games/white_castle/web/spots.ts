/** Which moves a place stands for, their prices, and the trail of a turn. */
import type { LogEntry, Move, Text } from '$lib/board';
import type { Die } from './position';
import { DRILLS, FIELDS, GARDENS, PRINTED_VALUE } from './printed';

/** The moves among these actions, in their order. */
export function movesAt(moves: readonly Move[], actions: readonly string[]): Move[] {
  return actions.flatMap((action) => moves.filter((move) => move.text === action));
}

/** What a move costs or pays at its place. */
export interface Price {
  icon: string;
  n: number;
}

/** Coins of a die, pearls of a climb; null where the place itself says it. */
export function priceOf(move: Move): Price | null {
  const args = move.label.args ?? {};
  if (move.verb === 'place') {
    const coins = Number(args['coins'] ?? 0);
    return { icon: 'coin', n: move.label.key === 'label-place-pay' ? -coins : coins };
  }
  if (move.verb === 'climb') return { icon: 'pearl', n: -Number(args['cost'] ?? 0) };
  return null;
}

/** The value that the next die on a space covers: the printed one, or that of the die on top. [WC 2.4] */
export function valueOf(space: string, dice: readonly Die[]): number {
  return dice.length > 0 && space !== 'well' ? dice[dice.length - 1]!.value : PRINTED_VALUE[space]!;
}

/** A number with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}

/** Floors from which a courtier may climb to a hall. */
export function climbsTo(hall: string): string[] {
  return ['gate', 'stewards', 'diplomats'].map((floor) => `climb ${floor} ${hall}`);
}

/** One step of the current turn. */
export interface Step {
  text: string;
  verb: string;
  args: string[];
  event: Text | null;
}

/** The steps since the last die was taken, without chance and without exchanges of seals. */
export function trailOf(turn: readonly LogEntry[]): Step[] {
  const steps = turn
    .filter((entry) => entry.actor >= 0 && !/^(swap|pair) /.test(entry.text))
    .map((entry) => {
      const [verb = '', ...args] = entry.text.split(' ');
      return { text: entry.text, verb, args, event: entry.events[0] ?? null };
    });
  const first = steps.findLastIndex((step) => step.verb === 'take');
  return steps.slice(Math.max(0, first));
}

const FIELD_KEYS = ['field-top', 'field-middle', 'field-bottom'];

/** The printed field that a step used, from the names in its event. */
export function fieldOf(step: Step): string | null {
  const args = (step.event?.args ?? {}) as Record<string, { key?: string } | undefined>;
  const word = (name: string, prefix: string): string => (args[name]?.key ?? '').replace(prefix, '');
  if (step.verb === 'drill') return DRILLS[`${word('tile', 'yard-tile-')}`] ?? null;
  if (step.verb === 'work') return GARDENS[word('garden', 'garden-')]?.[2] ?? null;
  const fields = FIELDS[word('card', 'card-')];
  if (!fields) return null;
  if (step.verb === 'favour') return fields[['left', 'middle', 'right'].indexOf(step.args[0]!)] ?? null;
  const at = FIELD_KEYS.indexOf(args['field']?.key ?? '');
  return fields[Math.min(at, fields.length - 1)] ?? null;
}

/** How many pieces of each clan a preview adds; they are drawn as ghosts. */
export function added(before: readonly number[], after: readonly number[] | undefined): number[] {
  return before.map((count, clan) => Math.max(0, (after?.[clan] ?? count) - count));
}
