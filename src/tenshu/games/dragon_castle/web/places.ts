/** Places of the castle and of a Realm, and where they lie in a drawing. */
import type { CastleView, RealmCell } from './position';

export interface Spot {
  column: number;
  row: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The face of a tile in the units of every drawing; its long sides lie left and right. */
export const TILE = { width: 40, height: 52 } as const;

/** How far a floor of the castle is shifted: the light comes from the upper left. */
export const FLOOR = { x: -4.2, y: -10 } as const;

const LETTERS = 'abcdefghijklm';

/** `e4` as column 4 and row 3, counted from the upper left. */
export function spotOf(word: string): Spot {
  return { column: LETTERS.indexOf(word.charAt(0)), row: Number(word.slice(1)) - 1 };
}

/** Column 4 and row 3 as `e4`. */
export function wordOf(spot: Spot): string {
  return `${LETTERS.charAt(spot.column)}${spot.row + 1}`;
}

/** All places of a grid, row by row. */
export function gridWords(columns: number, rows: number): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => wordOf({ column, row })),
  ).flat();
}

/** The smallest part of the castle's grid that holds all these spaces and an older part. */
export function partWith(castle: CastleView, older: Box | null): Box {
  let left = older ? older.left : castle.columns;
  let top = older ? older.top : castle.rows;
  let right = older ? older.left + older.width : 0;
  let bottom = older ? older.top + older.height : 0;
  for (const { space } of castle.stacks) {
    const { column, row } = spotOf(space);
    left = Math.min(left, column);
    top = Math.min(top, row);
    right = Math.max(right, column + 1);
    bottom = Math.max(bottom, row + 1);
  }
  if (right <= left) return { left: 3, top: 0, width: 7, height: castle.rows };
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The next place for an arrow key among those that exist. Left and right go row by row, so that they
 * reach every place; up and down go straight, else to the nearest.
 */
export function neighbour(places: Iterable<string>, from: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  if (step.column !== 0) return along(places, from, step.column);
  const start = spotOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const word of places) {
    const spot = spotOf(word);
    const ahead = (spot.row - start.row) * step.row;
    const far = ahead + Math.abs(spot.column - start.column) * 3;
    if (ahead > 0 && far < least) {
      least = far;
      best = word;
    }
  }
  return best;
}

/** The place before or after another one, row by row. */
function along(places: Iterable<string>, from: string, by: number): string | null {
  const order = (word: string) => spotOf(word).row * LETTERS.length + spotOf(word).column;
  const ahead = [...places].filter((word) => (order(word) - order(from)) * by > 0);
  ahead.sort((one, other) => (order(one) - order(other)) * by);
  return ahead[0] ?? null;
}

const STEPS: Record<string, Spot> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

/** The face-up tiles that lie together with the one on this cell and are alike. */
export function groupAt(cells: RealmCell[], from: string, alike: (tile: string) => string): string[] {
  const kinds = new Map(cells.flatMap(({ cell, tile }) => (tile ? [[cell, alike(tile)] as const] : [])));
  const kind = kinds.get(from);
  if (kind === undefined) return [from];
  const group = new Set([from]);
  for (const word of group) {
    const { column, row } = spotOf(word);
    for (const step of Object.values(STEPS)) {
      const next = wordOf({ column: column + step.column, row: row + step.row });
      if (kinds.get(next) === kind) group.add(next);
    }
  }
  return [...group];
}

/** The type of a kind: `merchant` of `merchant-3`. */
export function typeOf(kind: string): string {
  return kind.slice(0, kind.indexOf('-'));
}

/** The part of a kind after its type: `3` of `merchant-3`. */
export function faceOf(kind: string): string {
  return kind.slice(kind.indexOf('-') + 1);
}
