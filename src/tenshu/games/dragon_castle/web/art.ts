/** The drawings of Dragon Castle as paths around (0, 0), about 30 units across. */

export interface Stroke {
  d: string;
  /** A line of this width; without it the path is filled. */
  line?: number;
  /** Drawn in the colour of the ground: a hole. */
  cut?: true;
}

export interface Look {
  /** The colour of the type; its shape tells it apart too. */
  ink: string;
  /** The ground behind a Special tile's symbol. */
  ground?: string;
}

export const LOOKS: Record<string, Look> = {
  merchant: { ink: '#9a6400' },
  soldier: { ink: '#b0241c' },
  farmer: { ink: '#2b6b34' },
  season: { ink: '#a02a72', ground: circle(0, 0, 16.5) },
  wind: {
    ink: '#1d5a96',
    ground: 'M-10 -16H10Q16 -16 16 -10V10Q16 16 10 16H-10Q-16 16 -16 10V-10Q-16 -16 -10 -16Z',
  },
  dragon: { ink: '#54389a', ground: 'M0 -20Q8 -8 17 0Q8 8 0 20Q-8 8 -17 0Q-8 -8 0 -20Z' },
};

export const EMBLEMS: Record<string, Stroke[]> = {
  merchant: [
    { d: `${circle(0, 0, 14)}M-4.4 -4.4V4.4H4.4V-4.4Z` },
    { d: circle(0, 0, 10.6), line: 1.3, cut: true },
    { d: 'M0 -9.4V-6.4M0 9.4V6.4M-9.4 0H-6.4M9.4 0H6.4', line: 1.8, cut: true },
  ],
  soldier: [
    { d: sword(1) + sword(-1) },
    { d: 'M-10.4 3.6L-3.6 10.4M10.4 3.6L3.6 10.4', line: 2.6 },
    { d: 'M-8 8L-13 13M8 8L13 13', line: 3.4 },
    { d: 'M-3.4 3.4L10 -11M3.4 3.4L-10 -11', line: 0.8, cut: true },
  ],
  farmer: [
    { d: 'M0 15.5V-4', line: 2.2 },
    { d: 'M0 13C-6 13.5 -11 10 -13.5 3.5C-7 3.5 -2 7 0 13ZM0 13C6 13.5 11 10 13.5 3.5C7 3.5 2 7 0 13Z' },
    {
      d:
        grain(0, -11.5, 0) +
        grain(-4.6, -6, -28) +
        grain(4.6, -6, 28) +
        grain(-4.6, 1, -28) +
        grain(4.6, 1, 28),
    },
  ],
  'season-spring': [
    { d: blossom(12.4) },
    { d: circle(0, 0, 3.1), cut: true },
    { d: stamens(), line: 1, cut: true },
  ],
  'season-summer': [{ d: circle(0, 0, 5.6) }, { d: rays(8, 7.6, 13, 2.7) }],
  'season-autumn': [
    {
      d: 'M0 -13L2.6 -7.6L6.4 -10L6.6 -4.6L12.6 -5.6L10 -.6L12.4 2L5.6 5L6.4 8.2L.9 7.2V13.4H-.9V7.2L-6.4 8.2L-5.6 5L-12.4 2L-10 -.6L-12.6 -5.6L-6.6 -4.6L-6.4 -10L-2.6 -7.6Z',
    },
    { d: 'M0 7V-6M0 3L-6.5 -1.2M0 3L6.5 -1.2', line: 0.9, cut: true },
  ],
  'season-winter': [{ d: flake(0, 0, 12.6), line: 2.2 }],
  'wind-rainy': [{ d: cloud(-4) }, { d: 'M-7 5.5L-9.4 11.5M0 5.5L-2.4 11.5M7 5.5L4.6 11.5', line: 2.4 }],
  'wind-stormy': [{ d: 'M3.6 -14L-9 2.6H-1.8L-5.2 14L9.4 -3.8H1.6L7.4 -14Z' }],
  'wind-breezy': [
    { d: 'M-13 -4.5H4.5C9.5 -4.5 9.5 -12 4.6 -12C1.8 -12 .8 -9.8 1.6 -8.2', line: 2.4 },
    { d: 'M-13 1H9C14.4 1 14.2 8.6 9.2 8.6C6.4 8.6 5.6 6.4 6.4 5', line: 2.4 },
    { d: 'M-13 6.5H-1C3 6.5 2.8 12.4 -.8 12.4C-2.8 12.4 -3.4 10.8 -2.8 9.8', line: 2.4 },
  ],
  'wind-snowy': [
    { d: cloud(-5) },
    { d: flake(-7.4, 8.4, 3.9) + flake(1.2, 10.4, 3.9) + flake(9, 7.4, 3.9), line: 1.5 },
  ],
  'dragon-jade': [
    { d: 'M7.2 -8.6C2.6 -12.6 -6 -10.4 -6 -4.8C-6 1.4 5.6 -.8 5.6 5.4C5.6 10.6 -2.4 11 -4.6 7.4', line: 3.4 },
    { d: 'M4.6 -12.2L11 -9.6L9.6 -6.4L4 -6.2Z' },
    { d: circle(7.4, -9.2, 0.9), cut: true },
    { d: 'M-5.4 -7.8L-9 -9.6M-6 -4L-9.8 -3.4M5.6 3L9 1.6M5.4 7L8.8 8', line: 1.6 },
  ],
  'dragon-ember': [
    {
      d: 'M1 -14C2.4 -8.6 8.8 -5.6 8.8 2.2C8.8 8.2 4.8 11.6 0 11.6C-4.8 11.6 -8.8 8.2 -8.8 2.8C-8.8 -1.2 -6.6 -3.4 -5.2 -6C-4.6 -3.4 -3.6 -2.4 -2.4 -1.8C-3 -6.6 -1.4 -11 1 -14Z',
    },
    {
      d: 'M.6 1C1.4 3 4 4 4 6.6C4 8.8 2.2 10 0 10C-2.2 10 -4 8.8 -4 6.6C-4 4.6 -2.6 3.8 -2.2 2.4C-1.2 3 -.8 3.4 -.6 4C0 3 .4 2 .6 1Z',
      cut: true,
    },
  ],
  'dragon-pearl': [
    { d: circle(0, 0, 6.6) },
    { d: 'M-3.4 -1.6C-2.8 -3.2 -1.4 -4 .4 -4', line: 1.5, cut: true },
    {
      d: 'M0 -9.6C4 -9.6 7.2 -12 8 -9.4M9.4 -1C10.6 3.2 8.4 8.4 3.6 9.8M-9.4 1.4C-9.2 6 -6 9.4 -1.6 12M-9 -2.6C-8.8 -6.4 -5.6 -10 -2.8 -12.4',
      line: 2,
    },
  ],
};

/** The symbol of a kind: Faction tiles share the one of their type. */
export function emblemOf(kind: string): Stroke[] {
  return EMBLEMS[kind] ?? EMBLEMS[kind.slice(0, kind.indexOf('-'))] ?? [];
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

function at(angle: number, r: number, x = 0, y = 0): string {
  const turn = (angle * Math.PI) / 180;
  return `${(x + Math.sin(turn) * r).toFixed(2)} ${(y - Math.cos(turn) * r).toFixed(2)}`;
}

/** A blade from the lower left to the upper right, or mirrored. */
function sword(side: 1 | -1): string {
  const points = [
    [-7.6, 5.2],
    [9.4, -13.6],
    [14.4, -15.4],
    [13.2, -10],
    [-5.2, 7.6],
  ];
  return `M${points.map(([x = 0, y = 0]) => `${x * side} ${y}`).join('L')}Z`;
}

/** Five petals, each with a notch at its tip. */
function blossom(r: number): string {
  let d = '';
  for (let angle = 0; angle < 360; angle += 72) {
    d += `M0 0C${at(angle - 62, r * 0.62)} ${at(angle - 34, r * 1.06)} ${at(angle - 9, r)}`;
    d += `L${at(angle, r * 0.82)}L${at(angle + 9, r)}`;
    d += `C${at(angle + 34, r * 1.06)} ${at(angle + 62, r * 0.62)} 0 0Z`;
  }
  return d;
}

function stamens(): string {
  return [0, 72, 144, 216, 288].map((angle) => `M${at(angle, 3)}L${at(angle, 6.6)}`).join('');
}

function rays(count: number, from: number, to: number, half: number): string {
  let d = '';
  for (let ray = 0; ray < count; ray++) {
    const angle = (360 / count) * ray;
    const lean = (half / from) * (180 / Math.PI);
    d += `M${at(angle - lean, from)}L${at(angle, to)}L${at(angle + lean, from)}Z`;
  }
  return d;
}

/** Six arms; large flakes have twigs. */
function flake(x: number, y: number, r: number): string {
  let d = '';
  for (let angle = 0; angle < 360; angle += 60) {
    d += `M${x} ${y}L${at(angle, r, x, y)}`;
    if (r < 6) continue;
    d += `M${at(angle - 24, r * 0.86)}L${at(angle, r * 0.5)}L${at(angle + 24, r * 0.86)}`;
  }
  return d;
}

function cloud(y: number): string {
  return `M-9 ${y + 6}C-14.5 ${y + 6} -14.5 ${y - 2} -9 ${y - 2}C-8.6 ${y - 9} 2 ${y - 10} 3.6 ${y - 4}C12 ${y - 6.4} 14.6 ${y + 6} 7.6 ${y + 6}Z`;
}

function grain(x: number, y: number, lean: number): string {
  const tip = at(lean, 5.2, x, y);
  const end = at(lean + 180, 4.4, x, y);
  return `M${end}Q${at(lean - 80, 4.6, x, y)} ${tip}Q${at(lean + 80, 4.6, x, y)} ${end}Z`;
}
