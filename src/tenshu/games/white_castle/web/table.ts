/** What every part of the board shares: the contract's props, read anew at each use, and the taps. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Move } from '$lib/board';
import type { Position } from './position';

export interface Table extends Omit<BoardProps<Position>, 'setOrder' | 'orders' | 'aids'> {
  /** Names of all clans, the rival's too. */
  readonly names: string[];
  /** A tap where several moves are possible: the board asks which. */
  ask(moves: Move[], at: Element): void;
  /** Look at a clan's whole domain. */
  look(seat: number): void;
}

const KEY = Symbol('white castle');

export function giveTable(table: Table): void {
  setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
