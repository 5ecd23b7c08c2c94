import { describe, expect, it } from 'vitest';
import type { LogEntry } from './api';
import { byTurn, concerns, currentTurn, merge, standing } from './log';

function entry(version: number, actor: number, turn: number, more: Partial<LogEntry> = {}): LogEntry {
  return { version, actor, turn, text: 'x', events: [], at: '', back_to: null, ...more };
}

describe('the log', () => {
  it('forgets what was taken back', () => {
    const entries = [entry(1, 0, 1), entry(2, 0, 1), entry(3, 0, 1, { back_to: 1 }), entry(4, 0, 1)];
    expect(standing(entries).map((one) => one.version)).toEqual([1, 4]);
  });

  it('takes back through an undo of an undone turn', () => {
    const entries = [
      entry(1, 0, 1),
      entry(2, 0, 1),
      entry(3, 0, 1, { back_to: 1 }),
      entry(4, 0, 1, { back_to: 0 }),
    ];
    expect(standing(entries)).toEqual([]);
  });

  it('groups by turn, chance with the turn that it interrupts', () => {
    const turns = byTurn([entry(1, -1, 1), entry(2, 1, 1), entry(3, -1, 1), entry(4, 0, 2)]);
    expect(turns.map((turn) => [turn.actor, turn.entries.length])).toEqual([
      [1, 3],
      [0, 1],
    ]);
  });

  it('shows the turn going on only to whom it belongs', () => {
    const entries = [entry(1, 0, 1), entry(2, 1, 2), entry(3, 1, 2)];
    expect(currentTurn(entries, 1)).toHaveLength(2);
    expect(currentTurn(entries, 0)).toEqual([]);
  });

  it('keeps once what arrives twice', () => {
    const known = [entry(1, 0, 1), entry(2, 0, 1)];
    expect(merge(known, [entry(2, 0, 1), entry(3, 1, 2)]).map((one) => one.version)).toEqual([1, 2, 3]);
    expect(merge(known, [entry(2, 0, 1)])).toBe(known);
  });

  it('knows what others did to a seat', () => {
    const events = [{ key: 'event', args: { player: 1 } }];
    expect(concerns(entry(1, 0, 1, { events }), 1)).toBe(true);
    expect(concerns(entry(1, 1, 1, { events }), 1)).toBe(false);
    expect(concerns(entry(1, 0, 1, { events }), 2)).toBe(false);
  });
});
