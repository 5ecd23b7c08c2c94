import { describe, expect, it } from 'vitest';
import { gridWords, groupAt, neighbour, partWith, spotOf, typeOf, wordOf } from './places';

const up = (cell: string, tile: string | null) => ({ cell, tile, height: 1, shrine: false });

describe('places', () => {
  it('reads and writes words', () => {
    expect(spotOf('m10')).toEqual({ column: 12, row: 9 });
    expect(gridWords(8, 6).map((word) => wordOf(spotOf(word)))).toEqual(gridWords(8, 6));
    expect(gridWords(2, 2)).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('walks row by row to the sides, and straight or to the nearest up and down', () => {
    const places = ['a1', 'c1', 'c2', 'a4', 'b3'];
    const walked = ['a1'];
    for (let at: string | null = 'a1'; (at = neighbour(places, at, 'ArrowRight'));) walked.push(at);
    expect(walked).toEqual(['a1', 'c1', 'c2', 'b3', 'a4']);
    expect(neighbour(places, 'b3', 'ArrowLeft')).toBe('c2');
    expect(neighbour(places, 'a1', 'ArrowRight')).toBe('c1');
    expect(neighbour(places, 'a1', 'ArrowDown')).toBe('a4');
    expect(neighbour(places, 'c2', 'ArrowDown')).toBe('b3');
    expect(neighbour(places, 'a1', 'ArrowLeft')).toBeNull();
    expect(neighbour(places, 'a1', 'Tab')).toBeNull();
  });

  it('keeps the part of the grid that was ever seen', () => {
    const castle = (...spaces: string[]) => ({
      columns: 13,
      rows: 10,
      top_floor: 1,
      stacks: spaces.map((space) => ({ space, height: 1, tile: null, available: true })),
    });
    const whole = partWith(castle('c2', 'k10'), null);
    expect(whole).toEqual({ left: 2, top: 1, width: 9, height: 9 });
    expect(partWith(castle('e5'), whole)).toEqual(whole);
    expect(partWith(castle(), whole)).toEqual(whole);
  });

  it('finds a group by edges, not by corners, and not through face-down tiles', () => {
    const cells = [
      up('a1', 'farmer-1'),
      up('b1', 'farmer-6'),
      up('c2', 'farmer-2'),
      up('a2', 'soldier-1'),
      up('c1', null),
      up('d1', 'farmer-3'),
    ];
    expect(groupAt(cells, 'a1', typeOf).sort()).toEqual(['a1', 'b1']);
    expect(groupAt(cells, 'c1', typeOf)).toEqual(['c1']);
  });
});
