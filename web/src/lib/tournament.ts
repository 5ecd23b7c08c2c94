/** What tournaments are called on their pages. */
import type { TournamentSummary } from './api';
import type { Wording } from './words';

type State = Pick<TournamentSummary, 'status' | 'round' | 'rounds'>;

/** How far a tournament has come, in words. */
export function stateOf({ status, round, rounds }: State, words: Wording): string {
  return words.say(`tournament-is-${status}`, { round, rounds });
}

/** The places that an order of people means: equal numbers are a tie, 1 1 3. */
export function placesOf(given: readonly number[]): number[] {
  return given.map((place) => 1 + given.filter((other) => other < place).length);
}
