import { describe, expect, it } from 'vitest';
import { changesOf } from './changes';
import type { Position, RealmCell } from './position';

const EMPTY: Position = {
  phase: 'start',
  seat: 0,
  first: 0,
  final_round: false,
  turns: 3,
  castle: { columns: 13, rows: 10, top_floor: 2, stacks: [] },
  unseen: {},
  hand: [],
  picked: null,
  lifted_from: null,
  pending: [],
  fresh: [],
  fresh_before: [],
  allowance: 0,
  spirits: [],
  invoked: [],
  elegance_owed: false,
  dragons: [],
  shrine_supply: 38,
  tokens_left: 2,
  players: [],
};

function position(stacks: Record<string, [number, string]>, hand: string[], cells: RealmCell[]): Position {
  return {
    ...EMPTY,
    hand,
    castle: {
      ...EMPTY.castle,
      stacks: Object.entries(stacks).map(([space, [height, tile]]) => ({
        space,
        height,
        tile,
        available: true,
      })),
    },
    players: [{ vp: 0, score: 0, shrines: 1, tokens: 0, discards: 0, realm: { columns: 6, rows: 4, cells } }],
  };
}

const cell = (word: string, tile: string | null, height = 1): RealmCell => ({
  cell: word,
  tile,
  height,
  shrine: false,
});

describe('changes', () => {
  it('sends a taken tile to its slot', () => {
    const before = position({ e4: [2, 'farmer-1'], f4: [1, 'farmer-1'] }, ['farmer-1'], []);
    const after = position({ e4: [2, 'farmer-1'] }, ['farmer-1', 'farmer-1'], []);
    expect(changesOf(before, after)).toEqual([{ what: 'taken', tile: 'farmer-1', space: 'f4', slot: 1 }]);
  });

  it('sees what lay beneath as the same stack', () => {
    const before = position({ e4: [2, 'farmer-1'] }, [], []);
    const after = position({ e4: [1, 'wind-rainy'] }, ['farmer-1'], []);
    expect(changesOf(before, after)).toEqual([{ what: 'taken', tile: 'farmer-1', space: 'e4', slot: 0 }]);
  });

  it('lets a tile without a hand vanish', () => {
    const before = position({ e4: [1, 'farmer-1'] }, ['wind-rainy'], []);
    expect(changesOf(before, position({}, ['wind-rainy'], []))).toEqual([
      { what: 'destroyed', tile: 'farmer-1', space: 'e4' },
    ]);
  });

  it('places a tile and turns the set that it completes', () => {
    const three = [cell('a1', 'soldier-1'), cell('b1', 'soldier-2'), cell('c1', 'soldier-3')];
    const down = ['a1', 'b1', 'c1'].map((word) => cell(word, null));
    const changes = changesOf(
      position({}, ['soldier-4'], [...three, cell('d1', null)]),
      position({}, [], [...down, cell('d1', null, 2)]),
    );
    expect(changes.filter(({ what }) => what === 'turned')).toHaveLength(4);
    expect(changes).toContainEqual({ what: 'placed', tile: 'soldier-4', slot: 0, seat: 0, cell: 'd1' });
  });

  it('takes the second of two tiles when that one was placed', () => {
    const changes = changesOf(
      position({}, ['soldier-4', 'farmer-2'], []),
      position({}, ['soldier-4'], [cell('b2', 'farmer-2')]),
    );
    expect(changes).toEqual([{ what: 'placed', tile: 'farmer-2', slot: 1, seat: 0, cell: 'b2' }]);
  });

  it('does not follow jumps in history', () => {
    const before = position({ e4: [1, 'farmer-1'] }, [], []);
    const back = position({ e4: [2, 'wind-rainy'] }, [], []);
    expect(changesOf(before, back)).toEqual([]);
    expect(changesOf(before, { ...position({}, ['farmer-1'], []), turns: 9 })).toEqual([]);
  });
});
