/** What the engine's `observe` gives (view.py), as the board reads it. */
export type Colour = 'yellow' | 'brown' | 'black' | 'blue' | 'green' | 'gray' | 'red';
export type Structure = 'dwelling' | 'trading_house' | 'temple' | 'stronghold' | 'sanctuary';
export type Cult = 'fire' | 'water' | 'earth' | 'air';

/** Amounts by name: coins, workers, priests, power, spades, points. */
export type Amounts = Partial<
  Record<'coins' | 'workers' | 'priests' | 'power' | 'spades' | 'points', number>
>;

export interface HexView {
  hex: string;
  terrain: string;
  colour: Colour;
  owner: number | null;
  structure: Structure | null;
  town: boolean;
  upgrades: Partial<Record<Structure, Amounts>>;
}

export interface Offer {
  to: number;
  from: number;
  power: number;
  gain: number;
}

export interface Player {
  faction: string;
  colour: Colour;
  vp: number;
  score: number;
  coins: number;
  workers: number;
  priests: number;
  priests_left: number;
  bowls: [number, number, number];
  shipping: number | null;
  exchange: number;
  flight: number;
  keys: number;
  cults: Record<Cult, number>;
  card: string | null;
  favours: string[];
  towns: Record<string, number>;
  used: string[];
  supply: Record<Structure, number>;
  bridges_left: number;
  passed: boolean;
  dropped: boolean;
  area: number;
  income: Amounts;
  structure_income: Amounts;
  favour_income: Amounts;
  card_income: Amounts;
  cult_bonus: Amounts | null;
  dwelling_price: Amounts;
  spade_price: Amounts;
  ship_price: Amounts | null;
  dig_price: Amounts | null;
  reach: string[];
  flights: string[];
  spades: Partial<Record<Colour, number>>;
  actions: string[];
}

/** Before factions are known a player has at most a colour. */
export interface Newcomer {
  faction: null;
  colour: Colour | null;
}

export interface Position {
  phase: string;
  seat: number | null;
  turn: number | null;
  round: number;
  first: number | null;
  order: number[];
  hexes: HexView[];
  river_towns: string[];
  bridges: Record<string, number>;
  orders: Record<Cult, (number | null)[]>;
  scoring: string[];
  cards: Record<string, number>;
  power_actions: Record<string, boolean>;
  favours: Record<string, number>;
  towns: Record<string, number>;
  offers: Offer[];
  spades: number;
  place: string | null;
  due: {
    favours: number;
    towns: number;
    steps: number;
    ordinations: number;
    follow: number;
    actions: number;
  };
  players: (Player | Newcomer)[];
}

/** A hex that can become home terrain at once: its spades and price, and the price with a dwelling. */
export interface Terraforming {
  colour: Colour;
  spades: number;
  price: Amounts;
  build: Amounts | null;
}

/** What helps the acting player to choose (aids.py). */
export interface Aids {
  /** By hex. */
  terraforming: Record<string, Terraforming>;
  /** Conversions, in order, after which the action named could be paid. */
  conversions: Record<string, string[]>;
}

/** No income and no bonus of the cults follow it. */
export const LAST_ROUND = 6;
export const NO_AIDS: Aids = { terraforming: {}, conversions: {} };

export function isPlayer(player: Player | Newcomer | undefined): player is Player {
  return player !== undefined && player.faction !== null;
}
