/** What a tap opens on the board; all parts of the board share it. */
import { getContext, setContext } from 'svelte';
import type { Move } from '$lib/board';

export interface Taps {
  /** A tap where several moves are possible: the board asks which. */
  ask(moves: Move[], at: Element): void;
  /** Look at a clan's whole domain. */
  look(seat: number): void;
}

const KEY = Symbol('white castle');

export function provideTaps(taps: Taps): void {
  setContext(KEY, taps);
}

export function useTaps(): Taps {
  return getContext(KEY);
}
