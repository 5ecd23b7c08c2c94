/** The boards of the games, each in its own chunk; a game without one gets the generic board. */
import type { Component } from 'svelte';

/** A board takes no props: it asks for its context with `useBoard`. */
export type BoardComponent = Component;

const BOARDS = import.meta.glob('../../../src/tenshu/games/*/web/Board.svelte') as Record<
  string,
  () => Promise<{ default: BoardComponent }>
>;

/** The board that shows a game. */
export async function loadBoard(game: string): Promise<BoardComponent> {
  const load = BOARDS[`../../../src/tenshu/games/${game}/web/Board.svelte`];
  if (load) return (await load()).default;
  return (await import('../parts/GenericBoard.svelte')).default;
}
