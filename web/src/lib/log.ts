/** The log as people read it: without what was undone, and grouped by turn. */
import type { LogEntry, Text } from './api';

export interface Turn {
  turn: number;
  actor: number;
  entries: LogEntry[];
}

/** The entries that have not been undone: an undo removes those after the version it went back to. */
export function standing(entries: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.back_to === null || entry.back_to === undefined) {
      kept.push(entry);
      continue;
    }
    while (kept.length > 0 && kept[kept.length - 1]!.version > entry.back_to) kept.pop();
  }
  return kept;
}

/** Entries grouped by turn; chance belongs to the turn that it interrupts. */
export function byTurn(entries: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns[turns.length - 1];
    if (last && last.turn === entry.turn) {
      last.entries.push(entry);
      if (last.actor < 0) last.actor = entry.actor;
    } else {
      turns.push({ turn: entry.turn, actor: entry.actor, entries: [entry] });
    }
  }
  return turns;
}

/** The entries of the current turn. */
export function currentTurn(entries: readonly LogEntry[], actor: number): LogEntry[] {
  const last = entries[entries.length - 1];
  if (!last) return [];
  const turn = entries.filter((entry) => entry.turn === last.turn);
  return turn.some((entry) => entry.actor === actor) ? turn : [];
}

/** Adds new entries to known ones; an entry that arrives twice is kept once. */
export function merge(known: readonly LogEntry[], fresh: readonly LogEntry[]): LogEntry[] {
  const last = known[known.length - 1]?.version ?? -1;
  const added = fresh.filter((entry) => entry.version > last);
  return added.length > 0 ? [...known, ...added] : (known as LogEntry[]);
}

/** Whether somebody else's entry mentions the seat. */
export function concerns(entry: LogEntry, seat: number): boolean {
  return entry.actor !== seat && entry.events.some((event) => mentions(event, seat));
}

function mentions(text: Text, seat: number): boolean {
  return Object.entries(text.args ?? {}).some(
    ([name, value]) => (name === 'player' || name === 'seat' || name === 'owner') && value === seat,
  );
}
