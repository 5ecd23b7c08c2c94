/** Tables that start without any questions. */
import type { GameInfo, NewTable } from './api';

export const HUMAN_PACE = 900;
/** Milliseconds between two moves of bots. */
export const PACES = [0, 400, HUMAN_PACE, 2000];

export const TIME_UNITS = [
  ['minutes', 60],
  ['hours', 3600],
  ['days', 24 * 3600],
] as const;

/** The middle one of the levels, of an even number the weaker one. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)] ?? 'greedy';
}

/** The fewest seats that make a game with an opponent. */
export function usualSeats(game: GameInfo): number {
  return game.seats.find((count) => count > 1) ?? game.seats[0] ?? 2;
}

export function table(game: GameInfo, seats: string[], changes: Partial<NewTable> = {}): NewTable {
  return {
    game: game.name,
    seats,
    options: {},
    is_listed: false,
    has_spectators: true,
    is_one_screen: false,
    pace: HUMAN_PACE,
    start: true,
    ...changes,
  };
}

/** The value of an option that sets a game up for a first one. */
const FIRST_GAME = 'first_game';
const BEGINNERS = 3;

/** Whether a table is set up for a first game: there is advice at it. */
export function isBeginners(options: Record<string, string>): boolean {
  return Object.values(options).includes(FIRST_GAME);
}

/** What a newcomer should play at once: the set-up for a first game with two easy bots, or else the usual table. */
export function forNow(game: GameInfo): NewTable {
  const first = game.options.find((option) => option.choices.includes(FIRST_GAME));
  if (!first || !game.seats.includes(BEGINNERS)) return againstBots(game);
  const [level] = game.levels;
  return table(game, ['me', level!, level!], { options: { [first.name]: FIRST_GAME } });
}

/** One person against bots, running at once. */
export function againstBots(game: GameInfo, level = usualLevel(game)): NewTable {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => level);
  return table(game, ['me', ...bots]);
}
