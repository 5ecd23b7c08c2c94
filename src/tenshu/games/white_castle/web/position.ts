/** What `observe` of The White Castle shows; see view.py. */
export type Colour = 'coral' | 'black' | 'white';
export type Kind = 'courtier' | 'gardener' | 'warrior';
export type Resource = 'food' | 'iron' | 'pearl';
export type Good = Resource | 'coin' | 'seal';

export interface Die {
  colour: Colour;
  value: number;
}

export interface Bridge {
  left: number | null;
  centre: number[];
  right: number | null;
}

export interface Room {
  space: string;
  card: string | null;
  tiles: (string | null)[];
  dice: Die[];
}

export interface Garden {
  garden: string;
  card: string | null;
  gardeners: number[];
}

export interface Yard {
  yard: string;
  tiles: (string | null)[];
  warriors: number[];
}

export interface Pending {
  what: string;
  left: string[];
}

export interface Player extends Record<Good, number> {
  rival: boolean;
  score: number;
  points: number;
  influence: number;
  members: Record<Kind, number>;
  card: string | null;
  resource_card: string | null;
  turned: string[];
  lantern: Record<string, number>;
  dice: Record<Colour, number | null>;
}

export interface Rival {
  top: string | null;
  flipped: string[];
  below: string[];
  /** The card that named its last die in this round. */
  die: string | null;
  /** The cards of its last turn in this round, and how many of their two actions are begun. */
  did: { card: string; acts: number }[];
}

export interface Position {
  phase: string;
  seat: number | null;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  order: number[];
  solo: boolean;
  difficulty: string | null;
  bridges: Record<Colour, Bridge>;
  die: (Die & { lantern: boolean }) | null;
  due: { seal: number; influence: number; any: number };
  pending: Pending[];
  rooms: Room[];
  decks: { steward: number; diplomat: number };
  unseen: string[];
  floors: Record<'gate' | 'stewards' | 'diplomats' | 'daimyo', number[]>;
  gate: number[];
  daimyo: { card: string | null; favours: (number | null)[]; courtiers: number[] };
  outside: Record<string, Die[]>;
  well: { tiles: (string | null)[]; dice: Die[] };
  gardens: Garden[];
  yards: Yard[];
  time: { space: number; clans: number[] }[];
  milestones: Record<string, number>;
  offer: { place: number; resource: string; action: string | null }[];
  players: Player[];
  rival: Rival | null;
}

export const COLOURS: readonly Colour[] = ['coral', 'black', 'white'];
export const KINDS: readonly Kind[] = ['courtier', 'gardener', 'warrior'];
export const RESOURCES: readonly Resource[] = ['food', 'iron', 'pearl'];
