/** The contract between the table page and a game's board: boards show and report, and know no rule. */
import type { LogEntry, Move, SeatInfo, TableInfo, Text, View } from './api';

export type { LogEntry, Move, SeatInfo, TableInfo, Text, View };

/** Words for keys, in the reader's language; seats in arguments become names. */
export interface Words {
  readonly language: 'en' | 'pt' | 'it';
  say(key: string, args?: Record<string, unknown>): string;
  word(text: Text): string;
  has(key: string): boolean;
}

/** What every board is given. All of it may change at any time; nothing of it is changed by a board. */
export interface BoardProps<Position = Record<string, unknown>, Aids = Record<string, unknown>> {
  /** What the viewer may see, by the game's `observe`. Of a past moment while history is shown. */
  position: Position;
  /** The position after the chosen move, as far as it is known; draw ghosts from the difference. */
  preview: Position | null;
  seats: SeatInfo[];
  /** The seat whose view this is, -1 for a spectator. */
  viewer: number;
  /** The seat that must act, -2 when the game is over. */
  actor: number;
  scores: number[];
  /** The legal moves, empty unless the viewer may act now. */
  moves: Move[];
  /** What the game works out for the player who must act; null for everybody else. */
  aids: Aids | null;
  /** The move picked but not confirmed yet. */
  chosen: Move | null;
  /** The moves that would be legal after `chosen`, if the viewer goes on acting; else empty. */
  next: Move[];
  /** What was done in the turn going on and stands: the trail to where the player is. */
  turn: LogEntry[];
  /** Moves to point at: a hint, or the move that a tutorial waits for. */
  pointed: Move[];
  /** The words of a log line under the pointer, verb first, such as `take e4`; frame the places among them. */
  marked: string[];
  words: Words;
  /** False where motion is not wanted. */
  motion: boolean;
  /** A tap on a legal move: the page previews it; the same tap again confirms it. */
  choose(move: Move): void;
  /** Confirms what was chosen and chooses this move of `next` as soon as it is legal. */
  chooseNext(move: Move): void;
  /** Does a legal move at once, without preview: for what is asked to be one tap. */
  play(move: Move): void;
  /** A tap that makes no sense: lets go of what was chosen. */
  release(): void;
  /** A touch of something that is not legal, written as an action, such as `take e4`: the page says why not. */
  whyNot(action: string): void;
  /** The viewer's standing orders, by name; empty where the game has none. */
  orders: Record<string, string>;
  setOrder(name: string, value: string): void;
  /** A tooltip for something on the board: shown on hover, focus and long press. */
  tip(node: SVGElement | HTMLElement, tip: Tip | null): { update(tip: Tip | null): void; destroy(): void };
}

/** What a tooltip says, already in words. */
export interface Tip {
  title: string;
  text?: string;
  rule?: string;
}
