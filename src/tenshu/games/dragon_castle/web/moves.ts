/** Which touch means which legal move, and which action an illegal touch would have been. */
import type { Move } from '$lib/board';
import { faceOf, groupAt, typeOf } from './places';
import type { Phase, Position } from './position';

const IN_CASTLE = new Set(['take', 'pair', 'destroy', 'reveal']);
const IN_REALM = new Set([
  'place',
  'place-other',
  'consolidate',
  'build',
  'flip',
  'lift',
  'pull',
  'lay',
  'change',
  'invoke',
]);

/** Legal moves by the thing to touch. */
export interface Touches {
  castle: Map<string, Move>;
  /** Cells of the viewer's Realm; where there are several moves, a chooser asks which. */
  realm: Map<string, Move[]>;
  spirits: Map<string, Move[]>;
  shrine: Move | null;
  discard: Move | null;
  summon: Move | null;
  /** Moves without a place on the board: build no more Shrines, end the turn. */
  words: Move[];
}

/** Sorts the legal moves; `paying` is the Spirit whose price is being chosen, `held` the slot of the tile in hand. */
export function touchesOf(position: Position, moves: Move[], paying: string | null, held: number): Touches {
  const touches: Touches = {
    castle: new Map(),
    realm: new Map(),
    spirits: new Map(),
    shrine: null,
    discard: null,
    summon: null,
    words: [],
  };
  for (const move of moves) {
    const [place = '', other = ''] = move.args;
    if (move.verb === 'invoke') {
      addTo(touches.spirits, place, move);
      if (place === paying && other !== 'shrine') addTo(touches.realm, other, move);
    } else if (paying) {
      continue;
    } else if (IN_CASTLE.has(move.verb)) {
      touches.castle.set(place, move);
    } else if (move.verb === 'consolidate') {
      for (const cell of setAt(position, place)) addTo(touches.realm, cell, move);
    } else if (IN_REALM.has(move.verb)) {
      if (!isOtherTile(move, moves, held)) addTo(touches.realm, place, move);
    } else if (move.verb === 'shrine' || move.verb === 'discard' || move.verb === 'summon') {
      touches[move.verb] = move;
    } else {
      touches.words.push(move);
    }
  }
  return touches;
}

function addTo(map: Map<string, Move[]>, key: string, move: Move) {
  const list = map.get(key);
  if (list) list.push(move);
  else map.set(key, [move]);
}

/** Whether the move places the tile that is not the one held. */
function isOtherTile(move: Move, moves: Move[], held: number): boolean {
  if (move.verb !== 'place' && move.verb !== 'place-other') return false;
  const hasBoth = moves.some(({ verb }) => verb === 'place-other');
  return hasBoth && (move.verb === 'place-other') !== (held === 1);
}

/** The cells of the set that is named by one of them. */
export function setAt(position: Position, cell: string): string[] {
  const realm = position.players[position.seat ?? 0]?.realm;
  return groupAt(realm?.cells ?? [], cell, position.phase === 'beauty' ? faceOf : typeOf);
}

const CASTLE_VERBS: Partial<Record<Phase, string>> = { choice: 'pair', destroy: 'destroy' };
const REALM_VERBS: Partial<Record<Phase, string>> = {
  consolidate: 'consolidate',
  beauty: 'consolidate',
  cunning: 'consolidate',
  build: 'build',
  faith: 'build',
  'wind-flip': 'flip',
  'wind-lift': 'lift',
  'strength-lift': 'lift',
  'wind-lay': 'lay',
  'strength-lay': 'lay',
};

/** The action that a touch of a castle space would be. */
export function castleTouch(phase: Phase, space: string): string {
  return `${CASTLE_VERBS[phase] ?? 'take'} ${space}`;
}

/** The action that a touch of a cell of the viewer's Realm would be. */
export function realmTouch(phase: Phase, cell: string, paying: string | null): string {
  if (paying) return `invoke ${paying} ${cell}`;
  if (phase === 'change') return `change ${cell} merchant`;
  return `${REALM_VERBS[phase] ?? 'place'} ${cell}`;
}

/** Where moves lie: spaces of the castle and cells of the acting seat's Realm. */
export function placesOf(moves: Move[]): { castle: Set<string>; realm: Set<string>; spirits: Set<string> } {
  const castle = new Set<string>();
  const realm = new Set<string>();
  const spirits = new Set<string>();
  for (const { verb, args } of moves) {
    const [place = '', other = ''] = args;
    if (verb === 'invoke') {
      spirits.add(place);
      if (other !== 'shrine') realm.add(other);
    } else if (IN_CASTLE.has(verb)) castle.add(place);
    else if (IN_REALM.has(verb)) realm.add(place);
  }
  return { castle, realm, spirits };
}
