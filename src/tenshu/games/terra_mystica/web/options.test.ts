import { describe, expect, it } from 'vitest';
import type { BoardContext, Move } from '$lib/board';
import { counted, hexMoves, optionsAfter, optionsAt, wishAt } from './options';
import type { Aids, Position } from './position';
import { Taps } from './taps.svelte';

function move(text: string, more: Partial<Move> = {}): Move {
  const [verb, ...args] = text.split(' ') as [string, ...string[]];
  return {
    action: text.length,
    text,
    verb,
    args,
    label: { key: `label-${verb}` },
    ends_turn: false,
    reveals: false,
    warning: null,
    ...more,
  };
}

const POSITION = {
  phase: 'act',
  seat: 0,
  place: null,
  hexes: [
    { hex: 'e7', colour: 'blue', owner: null, structure: null, town: false, upgrades: {} },
    {
      hex: 'e6',
      colour: 'green',
      owner: 0,
      structure: 'dwelling',
      town: false,
      upgrades: { trading_house: { coins: 3, workers: 2 } },
    },
    { hex: 'e5', colour: 'green', owner: null, structure: null, town: false, upgrades: {} },
  ],
  players: [{ faction: 'witches', colour: 'green', dwelling_price: { coins: 2, workers: 1 } }],
} as unknown as Position;

const AIDS: Aids = {
  terraforming: {
    e7: { colour: 'green', spades: 1, price: { workers: 3 }, build: { workers: 4, coins: 2, points: 2 } },
  },
  conversions: {
    'upgrade e6 trading_house': ['burn', 'burn', 'convert pw>w'],
    'transform e7': ['convert p>w'],
  },
};

describe('what a hex offers', () => {
  it('is digging with and without a dwelling, another terrain, and what power would pay', () => {
    const found = optionsAt({ kind: 'hex', name: 'e7' }, POSITION, AIDS, [move('transform e7')]);
    expect(found.map((option) => option.kind)).toEqual(['dig-build', 'dig', 'move', 'way']);
    expect(found[0]?.steps).toEqual(['transform e7', 'turn green', 'build e7']);
    expect(found[3]?.steps).toEqual(['convert p>w', 'transform e7', 'turn green']);
  });

  it('is an upgrade with its price, or the way to it', () => {
    const legal = optionsAt({ kind: 'hex', name: 'e6' }, POSITION, AIDS, [
      move('upgrade e6 trading_house', { label: { key: 'label-upgrade' } }),
    ]);
    expect(legal.map((option) => option.price)).toEqual([{ coins: 3, workers: 2 }]);
    const way = optionsAt({ kind: 'hex', name: 'e6' }, POSITION, AIDS, [move('burn')]);
    expect(way.map((option) => option.steps.at(-1))).toEqual(['upgrade e6 trading_house']);
  });

  it('is nothing for who may not act', () => {
    expect(optionsAt({ kind: 'hex', name: 'e7' }, POSITION, AIDS, [])).toEqual([]);
  });

  it('is the terrains, once the hex is chosen', () => {
    const next = [move('turn green', { label: { key: 'label-turn', args: { spades: 1 } } }), move('burn')];
    const found = optionsAfter('e7', next, POSITION);
    expect(found.map((option) => [option.kind, option.colour, option.spades])).toEqual([
      ['next', 'green', 1],
    ]);
    expect(hexMoves(next, 'e7').get('e7')).toHaveLength(1);
  });
});

it('knows what somebody wished who touched a hex', () => {
  expect(wishAt('e7', POSITION)).toBe('transform e7');
  expect(wishAt('e5', POSITION)).toBe('build e5');
  expect(wishAt('e6', POSITION)).toBe('upgrade e6 trading_house');
  expect(wishAt('e5', { ...POSITION, phase: 'settle' })).toBe('settle e5');
  expect(wishAt('r3', POSITION)).toBe('connect r3');
});

it('counts equal steps in a row', () => {
  expect(counted(['burn', 'burn', 'convert pw>w', 'burn'])).toEqual([
    ['burn', 2],
    ['convert pw>w', 1],
    ['burn', 1],
  ]);
});

describe('a tap', () => {
  function sit(moves: Move[]) {
    const heard: string[] = [];
    const board = {
      position: POSITION,
      aids: AIDS,
      moves,
      actor: 0,
      viewer: 0,
      chosen: null,
      next: [],
      pointed: [],
      playAll: (actions: string[]) => heard.push(`play ${actions.join(', ')}`),
      choose: (one: Move) => heard.push(`choose ${one.text}`),
      release: () => undefined,
      whyNot: (text: string) => heard.push(`why ${text}`),
    } as unknown as BoardContext<Position, Aids>;
    return { taps: new Taps(board), heard };
  }

  it('on an option of several steps has them all made', () => {
    const moves = [move('transform e7')];
    const { taps, heard } = sit(moves);
    taps.take(optionsAt({ kind: 'hex', name: 'e7' }, POSITION, AIDS, moves)[0]!);
    expect(heard).toEqual(['play transform e7, turn green, build e7']);
  });

  it('on something that is not legal asks why', () => {
    const { taps, heard } = sit([move('burn')]);
    taps.tap('ship');
    taps.tapHex('e5');
    expect(heard).toEqual(['why ship', 'why build e5']);
  });
});
