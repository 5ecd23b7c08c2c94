/** The contract between the page and a game's board: boards show and report, and know no rule. */
import { getContext, setContext, type Snippet } from 'svelte';
import type { LogEntry, Move, SeatInfo, TableInfo, Text, View } from './api';

export type { LogEntry, Move, SeatInfo, TableInfo, Text, View };

/** Words for keys, in the reader's language; seats in arguments become names. */
export interface Words {
  readonly language: 'en' | 'pt' | 'it';
  say(key: string, args?: Record<string, unknown>): string;
  word(text: Text): string;
  has(key: string): boolean;
}

/**
 * What every board is given. All of it may change at any time; nothing of it is changed by a board.
 *
 * The page marks what others did, by itself: a board only lists in `data-place` the names by which the log may
 * call a place, and in `data-owner` the seat that a part of the board belongs to (see `placesOf` in story.ts).
 * What lies on a place and should glide or appear there is marked with `data-piece`.
 */
export interface BoardContext<Position = View['position'], Aids = Record<string, unknown>> {
  /** What the viewer may see, by the game's `observe`. Of a past moment while history is shown. */
  readonly position: Position;
  /** The position before what others did since the viewer acted; draw what is gone from the difference. */
  readonly before: Position | null;
  /** The position after the chosen move, as far as it is known; draw ghosts from the difference. */
  readonly preview: Position | null;
  readonly seats: SeatInfo[];
  /** Shows the name of a seat; that of a person who has kept theirs leads to their page. */
  readonly person: Snippet<[name: string, seat: number]>;
  /** The seat whose view this is, -1 for a spectator. */
  readonly viewer: number;
  /** The seat that must act, -2 when the game is over. */
  readonly actor: number;
  /** Points scored so far, by seat; those of the final scoring once the game is over. */
  readonly points: number[];
  /** The place of each seat once the game is over, else empty. */
  readonly ranks: number[];
  /** What the game works out for the player who must act; null for everybody else. */
  readonly aids: Aids | null;
  /** The legal moves, empty unless the viewer may act now. */
  readonly moves: Move[];
  /** The move picked but not confirmed yet. */
  readonly chosen: Move | null;
  /** The moves that would be legal after `chosen`, if the viewer goes on acting; else empty. */
  readonly next: Move[];
  /** What was done in the current turn and still stands. */
  readonly turn: LogEntry[];
  /** Moves to point at: a hint, or the move that a lesson waits for. */
  readonly pointed: Move[];
  readonly words: Words;
  /** Whether the page has buttons for moves without arguments, which have no place on a board. */
  readonly hasButtons: boolean;
  /** False where motion is not wanted. */
  readonly motion: boolean;
  /** The viewer's standing orders, by name; empty where the game has none. */
  readonly orders: Record<string, string>;

  /** A tap on a legal move: previews it; the same tap again makes it. */
  choose(move: Move): void;
  /** Makes the chosen move, and chooses this move of `next` as soon as it is legal. */
  chooseNext(move: Move): void;
  /** Makes a legal move at once, without a preview: for what should be one tap. */
  play(move: Move): void;
  /** Makes these actions one after the other; one that ends the turn or reveals something is only chosen. */
  playAll(actions: readonly string[]): void;
  /** A tap that means nothing: lets go of what was chosen. */
  release(): void;
  /** A touch of something that is not legal, written as an action, such as `take e4`: the page says why not. */
  whyNot(action: string): void;
  setOrder(name: string, value: string): void;
  /** A tooltip for something on the board: shown on hover, focus and long press. */
  tip(node: SVGElement | HTMLElement, tip: Tip | null): { update(tip: Tip | null): void; destroy(): void };
}

const KEY = Symbol('board');

/** Gives a context to the board below; only parts/GameBoard.svelte does. */
export function provideBoard(context: BoardContext): void {
  setContext(KEY, context);
}

/** The context of the board that this component is a part of. Its fields are live: read them where they are used. */
export function useBoard<Position = View['position'], Aids = Record<string, unknown>>(): BoardContext<
  Position,
  Aids
> {
  return getContext(KEY);
}

/** The content of a tooltip, already in words. */
export interface Tip {
  title: string;
  text?: string;
  rule?: string;
}
