/** What the page shows of each seat. */
import type { Seats } from '$lib/boards';
import type { Position } from './position';

export const SEATS: Seats = {
  hasList: false,
  looks: (view) => (view.position as unknown as Position).players.map(({ vp }) => ({ points: vp })),
};
