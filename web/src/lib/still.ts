/** What a board needs that nobody plays on: a replay, or a lesson between its questions. */
import type { LogEntry, SeatInfo, View } from './api';
import type { BoardProps } from './board';
import { settings } from './settings.svelte';
import { tip } from './tips.svelte';
import type { Wording } from './words';

const nothing = () => undefined;

export function stillBoard(view: View, seats: SeatInfo[], words: Wording, turn: LogEntry[]): BoardProps {
  return {
    position: view.position,
    preview: null,
    seats,
    viewer: view.viewer,
    actor: view.actor,
    scores: view.scores,
    moves: [],
    aids: view.aids ?? null,
    chosen: null,
    next: [],
    turn,
    pointed: [],
    marked: [],
    words,
    motion: settings.all.motion,
    choose: nothing,
    chooseNext: nothing,
    play: nothing,
    release: nothing,
    whyNot: nothing,
    orders: {},
    setOrder: nothing,
    tip,
  };
}

/** Seats of a record: names, and nothing else is known. */
export function namedSeats(names: readonly string[], count: number): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: names[seat] || null,
    person: null,
    bot: null,
    is_you: false,
    is_here: true,
    is_away: false,
  }));
}
