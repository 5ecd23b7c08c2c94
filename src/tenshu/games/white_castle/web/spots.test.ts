import { describe, expect, it } from 'vitest';
import type { LogEntry, Move } from '$lib/board';
import { FIELDS, fieldBesideRow, readField, rowGains, zoneCards } from './printed';
import { added, fieldOf, movesAt, priceOf, signed, trailOf, valueOf } from './spots';

function move(text: string, label: string, args: Record<string, unknown> = {}): Move {
  const [verb = '', ...places] = text.split(' ');
  return {
    action: text.length,
    text,
    verb,
    args: places,
    label: { key: label, args },
    ends_turn: false,
    reveals: false,
    warning: null,
  };
}

function entry(text: string, actor: number): LogEntry {
  return { version: 1, actor, text, events: [{ key: `event-${text}` }], at: '', turn: 1, back_to: null };
}

describe('fields', () => {
  it('tells ground, price and gains apart', () => {
    expect(readField('[1 seal > courtier]')).toEqual({
      isDark: true,
      cost: { icon: 'seal', n: 1 },
      gains: [{ icon: 'courtier', n: 0 }],
    });
    expect(readField('2 point + well')).toEqual({
      isDark: false,
      cost: null,
      gains: [
        { icon: 'point', n: 2 },
        { icon: 'well', n: 0 },
      ],
    });
  });

  it('reads every field of every card', () => {
    for (const text of Object.values(FIELDS).flat()) {
      for (const gain of readField(text).gains) expect(gain.icon).toMatch(/^[a-z-]+$/);
    }
  });

  it('finds the field beside a row of the domain', () => {
    expect([0, 1, 2].map((row) => fieldBesideRow('steward-1', row))).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((row) => fieldBesideRow('diplomat-1', row))).toEqual([0, 1, 1]);
    expect([0, 1, 2].map((row) => fieldBesideRow('diplomat-12', row))).toEqual([0, 0, 1]);
    expect([0, 1, 2].map((row) => fieldBesideRow('action-warrior', row))).toEqual([0, 0, 0]);
  });

  it('adds up what a row brings', () => {
    expect(rowGains(0, 5)).toEqual(['1 food']);
    expect(rowGains(0, 0)).toEqual(['4 food', '2 coin', '1 seal']);
    expect(rowGains(1, 2)).toEqual(['3 iron', 'lantern']);
  });

  it('lays out a lantern zone', () => {
    const zone = zoneCards('resource-4', ['steward-3', 'diplomat-2', 'action-gardener']);
    expect(zone.map((one) => one.text)).toEqual(['1 iron', '1 seal', '1 coin', '1 point', '1 influence']);
    expect(zoneCards(null, [])).toEqual([]);
  });
});

describe('moves', () => {
  const moves = [
    move('place well', 'label-place-gain', { coins: 4 }),
    move('climb gate daimyo', 'label-climb', { cost: 5 }),
  ];

  it('finds the moves at a place in the order asked', () => {
    expect(movesAt(moves, ['climb gate daimyo', 'place well', 'pass']).map((one) => one.verb)).toEqual([
      'climb',
      'place',
    ]);
    expect(movesAt(moves, ['pass'])).toEqual([]);
  });

  it('shows what a die earns or costs and what a climb costs', () => {
    expect(priceOf(moves[0]!)).toEqual({ icon: 'coin', n: 4 });
    expect(priceOf(move('place well', 'label-place-pay', { coins: 2 }))).toEqual({ icon: 'coin', n: -2 });
    expect(priceOf(moves[1]!)).toEqual({ icon: 'pearl', n: -5 });
    expect(priceOf(move('pass', 'label-pass'))).toBeNull();
    expect([3, 0, -2].map(signed)).toEqual(['+3', '±0', '−2']);
  });

  it('knows the value that the next die covers', () => {
    expect(valueOf('steward-left', [])).toBe(3);
    expect(valueOf('steward-left', [{ colour: 'coral', value: 5 }])).toBe(5);
    expect(valueOf('well', [{ colour: 'coral', value: 5 }])).toBe(1);
  });
});

describe('the turn', () => {
  it('keeps the steps of the player, not chance nor exchanges', () => {
    const steps = trailOf([
      entry('take coral left', 0),
      entry('swap coin', 0),
      entry('reveal steward-left steward-1', -1),
    ]);
    expect(steps.map((step) => step.text)).toEqual(['take coral left']);
    expect(steps[0]!.args).toEqual(['coral', 'left']);
  });

  it('begins at the last die', () => {
    const turn = [
      entry('pair resource-1', 0),
      entry('take coral left', 0),
      entry('place well', 0),
      entry('take black left', 0),
    ];
    expect(trailOf(turn).map((step) => step.text)).toEqual(['take black left']);
  });

  it('reads the field that a step did', () => {
    const step = (text: string, args: Record<string, unknown>) => ({
      ...trailOf([entry(text, 0)])[0]!,
      event: { key: 'x', args },
    });
    const card = { key: 'card-diplomat-2' };
    expect(fieldOf(step('field diplomat-left-2', { card, field: { key: 'field-bottom' } }))).toBe(
      '2 influence',
    );
    expect(
      fieldOf(step('light 1', { card: { key: 'card-steward-2' }, field: { key: 'field-middle' } })),
    ).toBe('1 influence');
    expect(fieldOf(step('drill yard-3-blue', { tile: { key: 'yard-tile-drill-8-blue' } }))).toBe('domain');
    expect(fieldOf(step('work coral-stone', { garden: { key: 'garden-stone-3' } }))).toBe('2 seal');
    expect(fieldOf(step('favour right', { card: { key: 'card-daimyo-1' } }))).toBe('2 seal');
    expect(fieldOf(step('place well', {}))).toBeNull();
  });

  it('counts what a preview adds', () => {
    expect(added([1, 0, 2], [1, 1, 1])).toEqual([0, 1, 0]);
    expect(added([1, 0], undefined)).toEqual([0, 0]);
  });
});
