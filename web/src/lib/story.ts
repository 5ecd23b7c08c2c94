/** What others did since a person acted: which places to mark, and one sentence for each player. */
import type { LogEntry, Text } from './api';
import { isText, type Wording } from './words';

/** Something that was done, to be shown on the board where it was done. */
export interface Mark {
  /** Who did it; -1 is chance, or nobody in particular. */
  seat: number;
  /** Names of places as the log calls them: see `placesOf`. */
  places: string[];
}

/** Names of places between which something moved. */
export type Arrow = readonly [string, string];

/** How a game tells its log. A game's `web/story.ts` exports one named `STORY`. */
export interface Story {
  /** Keys of events that a sentence leaves out and only the steps tell. */
  asides: readonly string[];
  /** Verbs that answer a question of somebody else's turn: they do not make older news old. */
  answers: readonly string[];
  /** Verbs that begin a turn; alone, nothing else tells one turn from the next. */
  begins?: readonly string[];
  /** Keys of events that bring points. */
  scored: RegExp;
  /** What moved from where to where in entries of one seat. */
  arrows(entries: readonly LogEntry[]): Arrow[];
}

export const PLAIN_STORY: Story = { asides: [], answers: [], scored: /score/, arrows: () => [] };

/** What one seat did. */
export interface Tale {
  seat: number;
  entries: LogEntry[];
}

/** An action as the name of a place: `take e4` is `take_e4`. */
export function placeName(action: string): string {
  return action.replaceAll(' ', '_');
}

/**
 * Names by which boards may know the places of an entry: the whole action, its words, and what its events
 * name, alone and with the argument's name: `take_e4`, `e4`, `space_e4`. Boards list theirs in `data-place`.
 */
export function placesOf(entry: LogEntry): string[] {
  const [verb = '', ...words] = entry.text.split(' ');
  const whole = verb ? [placeName(entry.text)] : [];
  return [...new Set([...whole, ...words, ...entry.events.flatMap(namedBy)])];
}

function namedBy(text: Text): string[] {
  return Object.entries(text.args ?? {}).flatMap(([name, value]) => {
    if (isText(value)) return [value.key.slice(value.key.indexOf('-') + 1), ...namedBy(value)];
    return typeof value === 'string' ? [value, `${name}_${value}`] : [];
  });
}

export function markOf(entry: LogEntry): Mark {
  return { seat: entry.actor, places: placesOf(entry) };
}

/** What others did since this seat's last turn; for a spectator, what the last player did. */
export function newsOf(standing: readonly LogEntry[], seat: number, story: Story): Tale[] {
  const own = standing.findLastIndex((entry) => entry.actor === seat && !isAnswer(entry, story));
  const last = standing[standing.length - 1];
  const turn = seat < 0 ? (last?.turn ?? 0) - 1 : (standing[own]?.turn ?? 0);
  const tales = new Map<number, Tale>();
  for (const entry of standing.slice(seat < 0 ? 0 : own + 1)) {
    if (entry.actor < 0 || entry.actor === seat || entry.turn <= turn) continue;
    const tale = tales.get(entry.actor) ?? { seat: entry.actor, entries: [] };
    tale.entries.push(entry);
    tales.set(entry.actor, tale);
  }
  return [...tales.values()].filter((tale) => tale.entries.some((entry) => entry.events.length > 0));
}

/** What the player who acted last did in that turn; null before anybody has. */
export function lastTale(entries: readonly LogEntry[]): Tale | null {
  const last = entries.findLast((entry) => entry.actor >= 0 && entry.events.length > 0);
  if (!last) return null;
  return {
    seat: last.actor,
    entries: entries.filter((entry) => entry.actor === last.actor && entry.turn === last.turn),
  };
}

/** Entries since a turn began by one of the game's verbs for it; none in a game that has no such verb. */
export function sinceBegun(entries: readonly LogEntry[], story: Story): LogEntry[] {
  const begun = entries.findLastIndex((entry) => story.begins?.includes(entry.text.split(' ')[0]!));
  return begun < 0 ? [] : entries.slice(begun);
}

function isAnswer(entry: LogEntry, story: Story): boolean {
  return story.answers.includes(entry.text.split(' ')[0]!);
}

/** Stands for the subject of a sentence; no language has a use for it. */
const SUBJECT = '\u2060';

/** One sentence about all that a seat did; what happened without it as subject follows as its own sentence. */
export function sentenceOf(tale: Tale, name: string, words: Wording, story: Story): string {
  const clauses: string[] = [];
  const others: string[] = [];
  for (const event of tale.entries.flatMap((entry) => entry.events)) {
    if (story.asides.includes(event.key)) continue;
    const clause = event.args?.['seat'] === tale.seat ? clauseOf(event, words) : null;
    if (clause) clauses.push(clause);
    else others.push(words.word(event));
  }
  const counted = countEqual(clauses);
  const told = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(counted);
  return [counted.length > 0 ? `${name} ${told}.` : '', ...others].filter(Boolean).join(' ');
}

/** What a sentence says of its subject; nothing if it begins otherwise. */
function clauseOf(event: Text, words: Wording): string {
  const text = words.say(event.key, { ...event.args, seat: SUBJECT });
  return text.startsWith(SUBJECT) ? text.slice(SUBJECT.length).trim().replace(/\.$/, '') : '';
}

/** Equal clauses become one, with how often: `burns a token (×3)`. */
function countEqual(clauses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const clause of clauses) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  return [...counts].map(([clause, count]) => (count > 1 ? `${clause} (×${count})` : clause));
}

/** What an entry says about points that it brought a seat from a source; all of it if it names none. */
export function scoredBy(
  entry: LogEntry,
  seat: number,
  source: string,
  words: Wording,
  story: Story,
): string {
  const own = entry.events.filter((event) => event.args?.['seat'] === seat);
  const scored = own.filter((event) => story.scored.test(event.key));
  const named = scored.filter((event) => event.key.endsWith(`-${source}`));
  const [best = entry.events] = [named, scored, own].filter((some) => some.length > 0);
  return countEqual(best.map((event) => clauseOf(event, words) || words.word(event))).join(', ');
}
