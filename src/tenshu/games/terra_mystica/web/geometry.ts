/** Where hexes lie on the drawn map: pointed tops, every other row half a hex to the right. */
import { ROWS, SITES } from './printed';

export const RADIUS = 30;
export const WIDTH = Math.sqrt(3) * RADIUS;
const EDGE = 3;

export interface Place {
  name: string;
  row: number;
  column: number;
  x: number;
  y: number;
  isRiver: boolean;
}

function makePlaces(): Place[] {
  const places: Place[] = [];
  let rivers = 0;
  ROWS.forEach((row, at) => {
    let land = 0;
    row.split(' ').forEach((letter, column) => {
      const isRiver = letter === '~';
      const name = isRiver ? `r${rivers++}` : `${'abcdefghi'[at]}${++land}`;
      const x = EDGE + WIDTH * (column + (at % 2 ? 1 : 0.5));
      const y = EDGE + RADIUS * (1 + 1.5 * at);
      places.push({ name, row: at, column, x, y, isRiver });
    });
  });
  return places;
}

export const PLACES = makePlaces();
export const LAND = PLACES.filter((place) => !place.isRiver);
export const RIVERS = PLACES.filter((place) => place.isRiver);
export const PLACE = new Map(PLACES.map((place) => [place.name, place]));
export const MAP_WIDTH = 2 * EDGE + WIDTH * 13;
export const MAP_HEIGHT = 2 * EDGE + RADIUS * 14;

/** Where a place lies, as an SVG transform. */
export function translate(place: Place): string {
  return `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`;
}

/** The corners of a hex around the origin, as an SVG list of points. */
export function hexPoints(radius = RADIUS): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
  });
  return corners.join(' ');
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

export interface Span {
  site: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Bridge sites as the part of the line between the two ends that lies over the river. */
export const SPANS: Span[] = SITES.map(([one, other]) => {
  const from = PLACE.get(one)!;
  const to = PLACE.get(other)!;
  const inset = 0.27;
  const dx = (to.x - from.x) * inset;
  const dy = (to.y - from.y) * inset;
  return { site: `${one}:${other}`, x1: from.x + dx, y1: from.y + dy, x2: to.x - dx, y2: to.y - dy };
});

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The land hex that an arrow key leads to, or null at the edge of the map. */
export function neighbour(name: string, key: string): string | null {
  const from = PLACE.get(name);
  const arrow = ARROWS[key];
  if (!from || !arrow) return null;
  const [down, right] = arrow;
  if (down === 0) {
    const row = LAND.filter((place) => place.row === from.row && (place.x - from.x) * right > 0);
    return nearest(row, from)?.name ?? null;
  }
  for (let row = from.row + down; row >= 0 && row < ROWS.length; row += down) {
    const found = nearest(
      LAND.filter((place) => place.row === row),
      from,
    );
    if (found) return found.name;
  }
  return null;
}

function nearest(places: Place[], from: Place): Place | undefined {
  return [...places].sort((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x))[0];
}
