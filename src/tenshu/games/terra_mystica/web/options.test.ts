import { describe, expect, it } from 'vitest';
import type { BoardProps, Move } from '$lib/board';
import { counted, hexMoves, optionsAfter, optionsAt, wishAt } from './options';
import type { Aids, Position } from './position';
import { Table } from './table.svelte';

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

describe('a plan', () => {
  function sit(moves: Move[]) {
    const heard: string[] = [];
    const props = {
      position: POSITION,
      aids: AIDS,
      moves,
      actor: 0,
      viewer: 0,
      chosen: null,
      next: [],
      pointed: [],
      play: (one: Move) => heard.push(`play ${one.text}`),
      choose: (one: Move) => heard.push(`choose ${one.text}`),
      release: () => undefined,
      whyNot: (text: string) => heard.push(`why ${text}`),
    } as unknown as BoardProps<Position, Aids>;
    return { table: new Table(() => props), props, heard };
  }

  it('goes on step by step, waits for each, and stops before the turn ends', () => {
    const { table, props, heard } = sit([move('transform e7')]);
    table.take(optionsAt({ kind: 'hex', name: 'e7' }, POSITION, AIDS, props.moves)[0]!);
    table.goOn();
    expect(heard).toEqual(['play transform e7']);
    props.moves = [];
    table.goOn();
    props.moves = [move('turn green')];
    table.goOn();
    props.moves = [move('build e7', { ends_turn: true })];
    table.goOn();
    table.goOn();
    expect(heard).toEqual(['play transform e7', 'play turn green', 'choose build e7']);
  });

  it('is given up when a step is not possible, or another seat acts', () => {
    const first = sit([move('transform e7')]);
    first.table.take(optionsAt({ kind: 'hex', name: 'e7' }, POSITION, AIDS, first.props.moves)[0]!);
    first.props.moves = [move('burn')];
    first.table.goOn();
    first.props.moves = [move('turn green')];
    first.table.goOn();
    expect(first.heard).toEqual(['play transform e7']);
    const second = sit([move('transform e7')]);
    second.table.take(optionsAt({ kind: 'hex', name: 'e7' }, POSITION, AIDS, second.props.moves)[0]!);
    second.props.actor = 1;
    second.props.moves = [];
    second.table.goOn();
    second.props.actor = 0;
    second.props.moves = [move('turn green')];
    second.table.goOn();
    expect(second.heard).toEqual(['play transform e7']);
  });

  it('says why not where nothing helps', () => {
    const { table, heard } = sit([move('burn')]);
    table.tap('ship');
    table.tapHex('e5');
    expect(heard).toEqual(['why ship', 'why build e5']);
  });
});
