import { describe, expect, it } from 'vitest';
import { LAND, MAP_HEIGHT, MAP_WIDTH, neighbour, PLACE, PLACES, RIVERS, SPANS, WIDTH } from './geometry';

describe('the map', () => {
  it('has 77 hexes of land and 36 of river, named as the engine names them', () => {
    expect(LAND).toHaveLength(77);
    expect(RIVERS.at(-1)?.name).toBe('r35');
    expect(
      LAND.filter((place) => place.row === 4)
        .map((place) => place.name)
        .at(-1),
    ).toBe('e11');
    expect(new Set(PLACES.map((place) => place.name)).size).toBe(113);
  });

  it('lies inside its frame, and no two hexes overlap', () => {
    for (const place of PLACES) {
      expect(place.x).toBeGreaterThan(WIDTH / 2);
      expect(place.x).toBeLessThan(MAP_WIDTH - WIDTH / 2);
      expect(place.y).toBeLessThan(MAP_HEIGHT);
    }
    const e1 = PLACE.get('e1')!;
    const near = PLACES.filter(
      (place) => place !== e1 && Math.hypot(place.x - e1.x, place.y - e1.y) < WIDTH * 1.01,
    );
    expect(near.map((place) => place.name).sort()).toEqual(['d1', 'e2', 'f1']);
  });

  it('spans every bridge over water', () => {
    expect(SPANS).toHaveLength(29);
    for (const span of SPANS) expect(Math.hypot(span.x2 - span.x1, span.y2 - span.y1)).toBeLessThan(WIDTH);
  });
});

describe('arrow keys', () => {
  it('go along a row over rivers, and stop at the edge', () => {
    expect(neighbour('b1', 'ArrowRight')).toBe('b2');
    expect(neighbour('b1', 'ArrowLeft')).toBeNull();
  });

  it('go up and down to what lies nearest', () => {
    expect(neighbour('a1', 'ArrowDown')).toBe('b1');
    expect(neighbour('i1', 'ArrowUp')).toBe('h1');
    expect(neighbour('a1', 'ArrowUp')).toBeNull();
    expect(neighbour('a1', 'x')).toBeNull();
  });

  it('reach every hex', () => {
    const found = new Set(['e5']);
    const edge = ['e5'];
    for (let name = edge.pop(); name; name = edge.pop()) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = neighbour(name, key);
        if (to && !found.has(to)) {
          found.add(to);
          edge.push(to);
        }
      }
    }
    expect(found.size).toBe(77);
  });
});
