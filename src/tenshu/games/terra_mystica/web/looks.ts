/** Own art as paths: pieces, icons and the marks of terrains. All are drawn around the origin. */
import type { Colour, Structure } from './position';

/** Pieces stand in a box from -14 to 14, their feet at 10. */
export const PIECES: Record<Structure, string> = {
  dwelling: 'M-8 9V-1L0-8.5 8-1V9Z',
  trading_house: 'M-12 9V-2.5L-6-9 0-3 6-9 12-2.5V9Z',
  temple: 'M-10 10V7h1.6V-1A8.4 8.4 0 0 1 8.4-1V7H10v3Z',
  stronghold: 'M-12 10V-10h5v4.4h4.2V-10h5.6v4.4H7V-10h5V10Z',
  sanctuary: 'M-14 10V2.5a4.6 4.6 0 0 1 6.6-4.1A7.6 8.4 0 0 1 7.4-1.6 4.6 4.6 0 0 1 14 2.5V10Z',
};

/** Lines inside a piece that make it look built. */
export const PIECE_LINES: Record<Structure, string> = {
  dwelling: 'M-2.5 9V3.5h5V9',
  trading_house: 'M-8 3.5h4M4 3.5h4M0-3V9',
  temple: 'M-4.6 7V1M0 7V1M4.6 7V1M-8.4 7H8.4',
  stronghold: 'M-3 10V5a3 3 0 0 1 6 0v5M-12-1H12',
  sanctuary: 'M-7.4-1.6V10M7.4-1.6V10M-2.6 10V5.5a2.6 2.6 0 0 1 5.2 0V10M0-13v4M-1.8-11.4h3.6',
};

export const PIECE_COLOURS: Record<Colour, string> = {
  yellow: '#f3c423',
  brown: '#8f5b2c',
  black: '#35333d',
  blue: '#2c72ba',
  green: '#2f8a45',
  gray: '#8f969c',
  red: '#c23b2a',
};

/** Ink that reads on a piece or disc of that colour. */
export const PIECE_INKS: Record<Colour, string> = {
  yellow: '#3a2b00',
  brown: '#fff3e2',
  black: '#f2f0f5',
  blue: '#f2f8ff',
  green: '#f1fbf0',
  gray: '#14171a',
  red: '#fff1ec',
};

/** The mark of a terrain, told apart without colour: dunes, ears, reeds, waves, trees, peaks, cracks. */
export const TERRAIN_MARKS: Record<Colour, string> = {
  yellow: 'M-11-3q5.5-6 11 0t11 0M-11 5q5.5-6 11 0t11 0',
  brown: 'M-8 9V-4m-3 3 3 3 3-3m-6-5 3 3 3-3M2 8V-6m-3 3 3 3 3-3m-6-5 3 3 3-3M10 9V-2m-2.5 3L10 3.5l2.5-2.5',
  black: 'M-11 8H11M-7 8V-4M-2.5 8V-8M2.5 8V-2M7 8V-6M-7-4v-3M2.5-2v-3M-10 3h4M4 4h7',
  blue: 'M-11-6q2.75-3.5 5.5 0t5.5 0 5.5 0 5.5 0M-11 1q2.75-3.5 5.5 0t5.5 0 5.5 0 5.5 0M-11 8q2.75-3.5 5.5 0t5.5 0 5.5 0 5.5 0',
  green: 'M-6 9V5m-4.5 0h9L-6-5ZM5 6V2M.5 2h9L5-9Z',
  gray: 'M-12 8-4-6 1 2 5-4l8 12ZM-7-1l3 2 2.5-1.5',
  red: 'M-11-5l5 3 3-5 5 5 6-5M-9 7l4-4 4 5 4-6 5 4M-1-2l1 5',
};

/** One letter for a terrain, as the community writes it. */
export const TERRAIN_LETTERS: Record<Colour, string> = {
  yellow: 'Y',
  brown: 'U',
  black: 'K',
  blue: 'B',
  green: 'G',
  gray: 'S',
  red: 'R',
};

/** Icons in a box of 16 by 16. */
export const ICONS = {
  coins: { fill: '#e3b233', ink: '#6d4c00', paths: ['M8 1.5a6.5 6.5 0 1 0 .01 0Z', 'M8 4a4 4 0 1 0 .01 0Z'] },
  workers: {
    fill: '#d8cdb6',
    ink: '#4a3f2c',
    paths: ['M8 1.5 14 4.5V11.5L8 14.5 2 11.5V4.5Z', 'M2 4.5 8 7.5 14 4.5M8 7.5V14.5'],
  },
  priests: {
    fill: '#b9a6d8',
    ink: '#3e2a63',
    paths: [
      'M8 1a2.8 2.8 0 0 1 1.8 5C12 7.2 13 11 13.2 15H2.8C3 11 4 7.2 6.2 6A2.8 2.8 0 0 1 8 1Z',
      'M5.5 10.5h5M8 8v5',
    ],
  },
  power: {
    fill: '#8a4fb5',
    ink: '#2f0f47',
    paths: ['M8 1.5a6.5 6.5 0 1 0 .01 0Z', 'M9.2 3.5 5.5 8.8h2.3L6.8 12.5 10.5 7.2H8.2Z'],
  },
  points: {
    fill: '#f0dca8',
    ink: '#7a4b00',
    paths: ['M8 1.2 10 5.6l4.8.5-3.6 3.2 1 4.7L8 11.6 3.8 14l1-4.7L1.2 6.1 6 5.6Z'],
  },
  spades: {
    fill: '#b9c0c4',
    ink: '#7a5a2e',
    paths: [
      'M6.6 5.2 10.8 9.4C10.4 12.6 7.2 14.9 1.6 14.4 1.1 8.8 3.4 5.6 6.6 5.2Z',
      'M8.7 7.3 13 3M11.2 1.2 14.8 4.8M4.6 11.4 7 9',
    ],
  },
  ship: {
    fill: '#c69a63',
    ink: '#3d2917',
    paths: ['M1.5 10h13L12.5 14h-9Z', 'M7.5 10V1.5L13 8.5H7.5', 'M6.5 8.5 3 8.5 6.5 4Z'],
  },
  key: {
    fill: '#e3b233',
    ink: '#9a7014',
    paths: [
      'M5 2a3.5 3.5 0 1 0 .01 0ZM5 4a1.5 1.5 0 1 1-.01 0Z',
      'M7.5 8 13.5 14M11 11.5l1.8-1.8M12.8 13.3 14.2 11.8',
    ],
  },
  town: {
    fill: '#d9b26a',
    ink: '#53380f',
    paths: ['M1.5 14.5V6.5h2.2V4.5h2V6.5h4.6V4.5h2V6.5h2.2V14.5Z', 'M6 14.5V11a2 2 0 0 1 4 0v3.5'],
  },
  bridge: {
    fill: '#c69a63',
    ink: '#3d2917',
    paths: ['M1 12V8q7-6 14 0v4h-2.5Q8 7.5 3.5 12Z', 'M5 6.5v3M8 5.5v3M11 6.5v3'],
  },
  fire: {
    fill: '#e0673a',
    ink: '#6d1f08',
    paths: [
      'M8 1C9 4 13 6.5 13 10.2A5 5 0 0 1 8 15a5 5 0 0 1-5-4.8C3 8 4.5 7 5 5c1 .8 1.4 1.8 1.4 2.8C7.6 6 8.3 3.5 8 1Z',
    ],
  },
  water: {
    fill: '#4f92cf',
    ink: '#123f68',
    paths: [
      'M8 1c2.5 4 5 6.3 5 9.2A5 5 0 0 1 8 15a5 5 0 0 1-5-4.8C3 7.3 5.5 5 8 1Z',
      'M5.5 10.5A2.6 2.6 0 0 0 8 13',
    ],
  },
  earth: { fill: '#a9793f', ink: '#43290b', paths: ['M1 14 6 4l2.5 4L10.5 5 15 14Z', 'M4.5 7l1.5 1 1.3-1'] },
  air: {
    fill: '#d5dde3',
    ink: '#44525e',
    paths: ['M1.5 6h8a2.3 2.3 0 1 0-2.2-3M1.5 9h11a2.3 2.3 0 1 1-2.2 3M1.5 12h5a1.6 1.6 0 1 1-1.5 2'],
  },
} as const;
export type IconName = keyof typeof ICONS;
