/** What the page shows of each seat: its points, and the colour and sign of its faction once there is one. */
import type { Seats } from '$lib/boards';
import { PIECE_COLOURS, PIECE_INKS, TERRAIN_MARKS } from './looks';
import { isPlayer, type Position } from './position';

export const SEATS: Seats = {
  hasList: true,
  looks: (view) =>
    (view.position as unknown as Position).players.map((player) => ({
      points: isPlayer(player) ? player.vp : 0,
      ...(player.colour && {
        colour: PIECE_COLOURS[player.colour],
        ink: PIECE_INKS[player.colour],
        sign: TERRAIN_MARKS[player.colour],
      }),
    })),
};
