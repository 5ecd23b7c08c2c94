/** What a game's own folder gives the page, each in its own chunk; a game without it gets something generic. */
import type { Component } from 'svelte';
import type { View } from './api';
import { PLAIN_STORY, type Story } from './story';
import type { Wording } from './words';

/** A board takes no props: it asks for its context with `useBoard`. */
export type BoardComponent = Component;

/** What a game shows of a seat besides its name; all of it is read off the position. */
export interface SeatLook {
  /** Points scored so far, without what only the end of the game brings. */
  points: number;
  /** Where the seat plays with pieces of a colour of its own: that colour, and ink that reads on it. */
  colour?: string;
  ink?: string;
  /** A sign beside the colour: a path around the origin, in a box from -14 to 14. */
  sign?: string;
}

/** Draws the value of an option that could else only be written: `web/OptionLayout.svelte` for `layout`. */
export type OptionEditor = Component<{
  value: string;
  isFixed: boolean;
  words: Wording;
  set(value: string): void;
}>;

/** Draws a value of an option as the board does: `web/CardPicture.svelte`. */
export type CardPicture = Component<{ option: string; value: string }>;

/** A game's `web/seats.ts` exports one named `SEATS`. */
export interface Seats {
  looks(view: View): SeatLook[];
  /** Whether the board itself lists all players, so that the page need not. */
  hasList: boolean;
}

const BOARDS = import.meta.glob('../../../src/tenshu/games/*/web/Board.svelte') as Record<
  string,
  () => Promise<{ default: BoardComponent }>
>;
const SEATS = import.meta.glob('../../../src/tenshu/games/*/web/seats.ts') as Record<
  string,
  () => Promise<{ SEATS: Seats }>
>;
const STORIES = import.meta.glob('../../../src/tenshu/games/*/web/story.ts') as Record<
  string,
  () => Promise<{ STORY: Story }>
>;
const EDITORS = import.meta.glob('../../../src/tenshu/games/*/web/Option*.svelte') as Record<
  string,
  () => Promise<{ default: OptionEditor }>
>;
const PICTURES = import.meta.glob('../../../src/tenshu/games/*/web/CardPicture.svelte') as Record<
  string,
  () => Promise<{ default: CardPicture }>
>;
const PLAIN: Seats = { looks: (view) => view.scores.map((points) => ({ points })), hasList: false };

/** The board that shows a game. */
export async function loadBoard(game: string): Promise<BoardComponent> {
  const load = BOARDS[`../../../src/tenshu/games/${game}/web/Board.svelte`];
  if (load) return (await load()).default;
  return (await import('../parts/GenericBoard.svelte')).default;
}

/** What draws an option's value, null where the game has nothing for it. */
export async function loadEditor(game: string, option: string): Promise<OptionEditor | null> {
  const name = option.charAt(0).toUpperCase() + option.slice(1);
  const load = EDITORS[`../../../src/tenshu/games/${game}/web/Option${name}.svelte`];
  return load ? (await load()).default : null;
}

/** What draws the values of options, null where the game has nothing for them. */
export async function loadPicture(game: string): Promise<CardPicture | null> {
  const load = PICTURES[`../../../src/tenshu/games/${game}/web/CardPicture.svelte`];
  return load ? (await load()).default : null;
}

/** How a game shows its seats. */
export async function loadSeats(game: string): Promise<Seats> {
  const load = SEATS[`../../../src/tenshu/games/${game}/web/seats.ts`];
  return load ? (await load()).SEATS : PLAIN;
}

/** How a game tells its log. */
export async function loadStory(game: string): Promise<Story> {
  const load = STORIES[`../../../src/tenshu/games/${game}/web/story.ts`];
  return load ? (await load()).STORY : PLAIN_STORY;
}

/** The looks of all seats; once the game is over, their points are the final ones. */
export function looksOf(seats: Seats, view: View): SeatLook[] {
  const looks = seats.looks(view);
  if (view.status !== 'over') return looks;
  return looks.map((look, seat) => ({ ...look, points: view.scores[seat] ?? look.points }));
}

/** The colours of the seats as custom properties, where the game gives them. */
export function seatColours(looks: readonly SeatLook[]): string {
  return looks.map((look, seat) => (look.colour ? `--seat-${seat}: ${look.colour};` : '')).join(' ');
}
