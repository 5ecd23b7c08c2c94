/** How tables are set without questions. */
import type { GameInfo, NewTable } from './api';

export const HUMAN_PACE = 900;
/** Milliseconds that a bot's move stays before the next. */
export const PACES = [0, 400, HUMAN_PACE, 2000];

/** The level in the middle: neither a walkover nor a wall. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.ceil((game.levels.length - 1) / 2)] ?? 'greedy';
}

/** The smallest table with company. */
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

/** One person against bots, running at once. */
export function againstBots(game: GameInfo, level = usualLevel(game)): NewTable {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => level);
  return table(game, ['me', ...bots]);
}
