/** Stacks of tiles as slabs, in the order in which they are painted. */
import { spotOf, TILE } from './places';

export interface Shift {
  x: number;
  y: number;
}

export interface Slab<Pile> {
  key: string;
  word: string;
  floor: number;
  pile: Pile;
  isTop: boolean;
}

/** All slabs floor by floor, each floor in painting order. */
export function floorsOf<Pile extends { height: number }>(
  piles: readonly Pile[],
  word: (pile: Pile) => string,
): Slab<Pile>[][] {
  const floors: Slab<Pile>[][] = [];
  const inOrder = piles
    .map((pile) => ({ pile, word: word(pile), spot: spotOf(word(pile)) }))
    .sort((a, b) => a.spot.row - b.spot.row || a.spot.column - b.spot.column);
  for (const { pile, word } of inOrder) {
    for (let floor = 1; floor <= pile.height; floor++) {
      const slab = { key: `${word}:${floor}`, word, floor, pile, isTop: floor === pile.height };
      (floors[floor - 1] ??= []).push(slab);
    }
  }
  return floors;
}

/** The outline of a tile's face and of all that shows of its sides, when its base lies this far off. */
export function hull(shift: Shift, part = 1): string {
  const { width: w, height: h } = TILE;
  const r = 5;
  const x = shift.x * part;
  const y = shift.y * part;
  return (
    `M0 ${r}Q0 0 ${r} 0H${w - r}Q${w - 1} 0 ${w - 0.5} ${r * 0.6}L${w + x} ${r + y}V${h + y - r}` +
    `Q${w + x} ${h + y} ${w + x - r} ${h + y}H${r + x}Q${x + 0.8} ${h + y} ${x} ${h + y - r * 0.6}L0 ${h - r}Z`
  );
}
