/** What the page shows of each seat. */
import type { Seats } from '$lib/boards';
import type { Position } from './position';

/** The sources of a score that only the end of the game brings. */
const AT_THE_END = new Set(['coins', 'resources', 'time', 'courtiers', 'warriors', 'gardeners']);

export const SEATS: Seats = {
  hasList: false,
  looks: (view) =>
    (view.position as unknown as Position).players.map((player, seat) => ({
      points: player.rival ? scored(view.sheets[seat] ?? {}) : player.points,
    })),
};

/** The rival of a solo game has no stock of points: its sheet tells what its cards scored. */
function scored(sheet: Record<string, number>): number {
  return Object.entries(sheet).reduce(
    (sum, [source, points]) => sum + (AT_THE_END.has(source) ? 0 : points),
    0,
  );
}
