/** What changed between two positions, so that it can be animated. */
import type { Position, RealmCell } from './position';

export type Change =
  /** A tile went from the castle to the hand; `slot` is its place there. */
  | { what: 'taken'; tile: string; space: string; slot: number }
  /** A tile left the castle for good. */
  | { what: 'destroyed'; tile: string; space: string }
  /** A tile went from the hand to a Realm. */
  | { what: 'placed'; tile: string; slot: number; seat: number; cell: string }
  /** A tile of a Realm was turned face down. */
  | { what: 'turned'; tile: string; seat: number; cell: string };

/** More than this at once is a jump in history, not a move. */
const MOST_TILES = 3;

export function changesOf(before: Position, after: Position): Change[] {
  const gone = goneFrom(before, after);
  if (Math.abs(after.turns - before.turns) > 1 || gone === null) return [];
  const changes: Change[] = [];
  const isKept = after.hand.length > before.hand.length;
  for (const { tile, space } of gone) {
    if (isKept) changes.push({ what: 'taken', tile, space, slot: after.hand.length - 1 });
    else changes.push({ what: 'destroyed', tile, space });
  }
  const hand = before.hand.map((tile, slot) => ({ tile, slot }));
  for (const tile of after.hand) {
    const at = hand.findIndex((held) => held.tile === tile);
    if (at >= 0) hand.splice(at, 1);
  }
  after.players.forEach((player, seat) => {
    const cells = new Map(before.players[seat]?.realm.cells.map((cell) => [cell.cell, cell]));
    for (const cell of player.realm.cells) {
      changes.push(...changesAt(cells.get(cell.cell), cell, seat, hand));
    }
  });
  return changes;
}

/** The tiles that the castle lost, or null if more than a single move lies between. */
function goneFrom(before: Position, after: Position): { tile: string; space: string }[] | null {
  const heights = new Map(after.castle.stacks.map(({ space, height }) => [space, height]));
  const gone: { tile: string; space: string }[] = [];
  let left = after.castle.stacks.length;
  for (const { space, height, tile } of before.castle.stacks) {
    const now = heights.get(space) ?? 0;
    if (now > 0) left -= 1;
    if (now > height || height - now > 1) return null;
    if (now < height && tile) gone.push({ tile, space });
  }
  return left === 0 && gone.length <= MOST_TILES ? gone : null;
}

function changesAt(
  old: RealmCell | undefined,
  cell: RealmCell,
  seat: number,
  hand: { tile: string; slot: number }[],
): Change[] {
  const grew = cell.height > (old?.height ?? 0);
  if (grew) {
    const at = hand.findIndex(({ tile }) => cell.tile === null || cell.tile === tile);
    const [placed] = at >= 0 ? hand.splice(at, 1) : [];
    if (!placed) return [];
    const changes: Change[] = [{ what: 'placed', ...placed, seat, cell: cell.cell }];
    if (cell.tile === null) changes.push({ what: 'turned', tile: placed.tile, seat, cell: cell.cell });
    return changes;
  }
  if (old?.tile && cell.tile === null && cell.height === old.height) {
    return [{ what: 'turned', tile: old.tile, seat, cell: cell.cell }];
  }
  return [];
}
