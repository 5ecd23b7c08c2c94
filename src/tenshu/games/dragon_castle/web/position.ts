/** What `observe` of Dragon Castle shows: everybody sees the same. */

export type Phase =
  | 'draw-first'
  | 'draw-spirits'
  | 'draw-dragons'
  | 'deal'
  | 'start'
  | 'choice'
  | 'place'
  | 'consolidate'
  | 'build'
  | 'after'
  | 'over'
  | 'beauty'
  | 'cunning'
  | 'wind-flip'
  | 'wind-lift'
  | 'wind-lay'
  | 'strength-lift'
  | 'strength-lay'
  | 'change'
  | 'faith'
  | 'destroy';

/** A stack of the castle; `tile` is its top tile, null until it is turned up. */
export interface Stack {
  space: string;
  height: number;
  tile: string | null;
  available: boolean;
}

export interface CastleView {
  columns: number;
  rows: number;
  top_floor: number;
  stacks: Stack[];
}

/** A stack of a Realm; `tile` is null when its top tile lies face down. */
export interface RealmCell {
  cell: string;
  height: number;
  tile: string | null;
  shrine: boolean;
}

export interface RealmView {
  columns: number;
  rows: number;
  cells: RealmCell[];
}

export interface Player {
  vp: number;
  score: number;
  shrines: number;
  tokens: number;
  discards: number;
  realm: RealmView;
}

export interface Position {
  phase: Phase;
  seat: number | null;
  first: number | null;
  final_round: boolean;
  turns: number;
  castle: CastleView;
  /** How many tiles of each kind still lie covered. */
  unseen: Record<string, number>;
  hand: string[];
  picked: string | null;
  lifted_from: string | null;
  pending: string[];
  fresh: string[];
  fresh_before: string[];
  allowance: number;
  spirits: string[];
  invoked: string[];
  elegance_owed: boolean;
  dragons: string[];
  shrine_supply: number | null;
  tokens_left: number;
  players: Player[];
}
