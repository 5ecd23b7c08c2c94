/** What can be chosen at a hex, a cult or a thing, from the moves and the engine's aids. */
import type { Move } from '$lib/board';
import type { Aids, Amounts, Colour, Position, Structure } from './position';
import { isPlayer } from './position';

/** One line of a chooser: a legal move, or several actions that are made one after the other. */
export interface Option {
  key: string;
  /** The action in notation. */
  text: string;
  move: Move | null;
  steps: string[];
  price: Amounts | null;
  /** Conversions that have to come first. */
  way: string[];
  kind: 'move' | 'next' | 'dig' | 'dig-build' | 'way';
  colour: Colour | null;
  spades: number;
}

/** What a chooser belongs to. */
export interface Anchor {
  kind: 'hex' | 'cult' | 'thing';
  name: string;
}

const HEX_VERBS = new Set(['settle', 'build', 'transform', 'upgrade']);
const CULT_VERBS = new Set(['send', 'step', 'ascend']);
const TURNS = new Set(['turn', 'turn-long']);

/** The legal moves on every hex; a hex that waits for its terrain has the terrains. */
export function hexMoves(moves: readonly Move[], place: string | null): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const hex = HEX_VERBS.has(move.verb) ? move.args[0] : TURNS.has(move.verb) ? place : null;
    if (hex) found.set(hex, [...(found.get(hex) ?? []), move]);
  }
  return found;
}

/** The terrains that a chosen hex could become, before the choice of the hex is confirmed. */
export function optionsAfter(hex: string, next: readonly Move[], position: Position): Option[] {
  return next
    .filter((move) => TURNS.has(move.verb))
    .map((move) => ({ ...asOption(move, position), kind: 'next', key: `${hex} ${move.text}` }));
}

export function optionsAt(anchor: Anchor, position: Position, aids: Aids, moves: readonly Move[]): Option[] {
  if (moves.length === 0) return [];
  if (anchor.kind === 'cult') {
    const legal = moves.filter((move) => CULT_VERBS.has(move.verb) && move.args[0] === anchor.name);
    return [
      ...legal.map((move) => asOption(move, position)),
      ...waysTo(`send ${anchor.name} `, position, aids, moves),
    ];
  }
  if (anchor.kind === 'thing') return waysTo(anchor.name, position, aids, moves);
  const found: Option[] = [];
  const dig = aids.terraforming[anchor.name];
  if (dig) {
    const steps = [`transform ${anchor.name}`, `turn ${dig.colour}`];
    const base = {
      move: null,
      way: [],
      colour: dig.colour,
      spades: dig.spades,
      text: `transform ${anchor.name}`,
    };
    if (dig.build) {
      const all = [...steps, `build ${anchor.name}`];
      found.push({ ...base, key: 'dig-build', kind: 'dig-build', steps: all, price: dig.build });
    }
    found.push({ ...base, key: 'dig', kind: 'dig', steps, price: dig.price });
  }
  const legal = hexMoves(moves, position.place).get(anchor.name) ?? [];
  found.push(...legal.map((move) => asOption(move, position)));
  for (const verb of ['build', 'transform', 'upgrade']) {
    found.push(...waysTo(`${verb} ${anchor.name}`, position, aids, moves));
  }
  return found;
}

function asOption(move: Move, position: Position): Option {
  return {
    key: move.text,
    text: move.text,
    move,
    steps: [move.text],
    price: priceOf(move, position),
    way: [],
    kind: 'move',
    colour: TURNS.has(move.verb) ? (move.args[0] as Colour) : null,
    spades: TURNS.has(move.verb) ? Number(move.label.args?.['spades'] ?? 0) : 0,
  };
}

/** What a move on the map costs, where the engine said so. */
export function priceOf(move: Move, position: Position): Amounts | null {
  const player = position.players[position.seat ?? -1];
  if (!isPlayer(player)) return null;
  if (move.label.key === 'label-build') return player.dwelling_price;
  if (move.label.key === 'label-upgrade') {
    const hex = position.hexes.find((found) => found.hex === move.args[0]);
    return hex?.upgrades[move.args[1] as Structure] ?? null;
  }
  return null;
}

/** Actions that start like this and become possible after conversions. */
function waysTo(start: string, position: Position, aids: Aids, moves: readonly Move[]): Option[] {
  return Object.entries(aids.conversions)
    .filter(([text]) => text === start || text.startsWith(start.endsWith(' ') ? start : `${start} `))
    .filter(([text]) => !moves.some((move) => move.text === text) || text.startsWith('transform'))
    .map(([text, way]) => ({
      key: `way ${text}`,
      text,
      move: null,
      steps: text.startsWith('transform') ? [...way, text, `turn ${homeOf(position)}`] : [...way, text],
      price: null,
      way,
      kind: 'way',
      colour: null,
      spades: 0,
    }));
}

function homeOf(position: Position): string {
  return position.players[position.seat ?? -1]?.colour ?? '';
}

/** The action that a tap on this hex most likely meant. */
export function wishAt(name: string, position: Position): string {
  const hex = position.hexes.find((found) => found.hex === name);
  const player = position.players[position.seat ?? -1];
  if (position.phase === 'settle') return `settle ${name}`;
  if (!hex) return `connect ${name}`;
  if (hex.owner !== null) {
    const upgrade = Object.keys(hex.upgrades)[0] ?? 'trading_house';
    return `upgrade ${name} ${upgrade}`;
  }
  return player?.colour === hex.colour ? `build ${name}` : `transform ${name}`;
}

/** Equal steps in a row, counted: burn, burn, convert becomes burn twice, convert once. */
export function counted(steps: readonly string[]): [string, number][] {
  const found: [string, number][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last?.[0] === step) last[1] += 1;
    else found.push([step, 1]);
  }
  return found;
}

/** By how much a preview changes an amount. */
export function changed(before: number, after: number | undefined): number {
  return after === undefined ? 0 : after - before;
}
