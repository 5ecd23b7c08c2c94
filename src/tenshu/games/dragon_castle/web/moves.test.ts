import type { Move } from '$lib/board';
import { describe, expect, it } from 'vitest';
import { castleTouch, placesOf, realmTouch, touchesOf } from './moves';
import type { Position, RealmCell } from './position';

let number = 0;
function move(text: string): Move {
  const [verb = '', ...args] = text.split(' ');
  return {
    action: ++number,
    text,
    verb,
    args,
    label: { key: text },
    ends_turn: false,
    reveals: false,
    warning: null,
  } as Move;
}

function position(phase: Position['phase'], cells: RealmCell[] = []): Position {
  const realm = { columns: 6, rows: 4, cells };
  return { phase, seat: 0, players: [{ realm }] } as unknown as Position;
}

const up = (cell: string, tile: string): RealmCell => ({ cell, tile, height: 1, shrine: false });

describe('touches', () => {
  it('lays moves on castle, Realm and tray', () => {
    const moves = ['pair e4', 'shrine', 'discard', 'invoke deep a1', 'invoke deep shrine', 'end'].map(move);
    const touches = touchesOf(position('choice'), moves, null, 0);
    expect([...touches.castle.keys()]).toEqual(['e4']);
    expect(touches.realm.size).toBe(0);
    expect(touches.spirits.get('deep')).toHaveLength(2);
    expect(touches.shrine?.text).toBe('shrine');
    expect(touches.discard?.text).toBe('discard');
    expect(touches.words.map(({ text }) => text)).toEqual(['end']);
  });

  it('shows only the price while a Spirit is being paid', () => {
    const moves = ['pair e4', 'invoke deep a1', 'invoke deep shrine', 'invoke wind b1'].map(move);
    const touches = touchesOf(position('choice'), moves, 'deep', 0);
    expect(touches.castle.size).toBe(0);
    expect([...touches.realm.keys()]).toEqual(['a1']);
  });

  it('places the tile that is held', () => {
    const moves = ['place a1', 'place b1', 'place-other a1', 'place-other b1'].map(move);
    const held = (slot: number) => touchesOf(position('place'), moves, null, slot).realm.get('a1');
    expect(held(0)?.map(({ text }) => text)).toEqual(['place a1']);
    expect(held(1)?.map(({ text }) => text)).toEqual(['place-other a1']);
  });

  it('lets every tile of a set stand for the set', () => {
    const cells = [
      up('b1', 'wind-rainy'),
      up('b2', 'wind-snowy'),
      up('c2', 'wind-rainy'),
      up('d1', 'wind-rainy'),
    ];
    const touches = touchesOf(position('cunning', cells), [move('consolidate b1')], null, 0);
    expect([...touches.realm.keys()].sort()).toEqual(['b1', 'b2', 'c2']);
  });

  it('groups by number for the Spirit of Beauty', () => {
    const cells = [up('a1', 'farmer-2'), up('b1', 'soldier-2'), up('c1', 'soldier-3')];
    const touches = touchesOf(position('beauty', cells), [move('consolidate a1')], null, 0);
    expect([...touches.realm.keys()].sort()).toEqual(['a1', 'b1']);
  });

  it('asks where several moves share a cell', () => {
    const moves = ['change d2 soldier', 'change d2 farmer'].map(move);
    expect(touchesOf(position('change'), moves, null, 0).realm.get('d2')).toHaveLength(2);
  });
});

describe('impossible touches', () => {
  it('are what the step of the turn asks for', () => {
    expect(castleTouch('start', 'e4')).toBe('take e4');
    expect(castleTouch('choice', 'e4')).toBe('pair e4');
    expect(castleTouch('destroy', 'e4')).toBe('destroy e4');
    expect(realmTouch('place', 'c2', null)).toBe('place c2');
    expect(realmTouch('faith', 'c2', null)).toBe('build c2');
    expect(realmTouch('choice', 'c2', 'deep')).toBe('invoke deep c2');
  });
});

describe('marks', () => {
  it('find the places of pointed moves', () => {
    const places = placesOf(['pair e4', 'build c2', 'invoke deep a1'].map(move));
    expect([...places.castle]).toEqual(['e4']);
    expect([...places.realm]).toEqual(['c2', 'a1']);
    expect([...places.spirits]).toEqual(['deep']);
  });
});
