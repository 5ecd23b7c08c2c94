import { expect, test } from 'vitest';
import type { ClockInfo, TimeInfo } from './api';
import { isLow, leftAt, pauseAt, shortTime } from './clock.svelte';
import { loadWords } from './words';

const NOON = Date.parse('2026-03-01T12:00:00.000Z');
const HOUR = 3_600_000;
const time: TimeInfo = {
  now: '2026-03-01T12:00:00.000Z',
  left: [5 * HOUR, 9 * HOUR],
  running: 0,
  ends_at: '2026-03-01T19:00:00.000Z',
  pauses: [{ kind: 'sleep', begins: '2026-03-01T14:00:00.000Z', ends: '2026-03-01T16:00:00.000Z' }],
};
const clock = { bank: 5 * 24 * 3600 } as ClockInfo;

test('the running clock goes down except in its pauses', () => {
  expect(leftAt(time, 0, NOON + HOUR)).toBe(4 * HOUR);
  expect(leftAt(time, 0, NOON + 3 * HOUR)).toBe(3 * HOUR);
  expect(pauseAt(time, NOON + 3 * HOUR)?.kind).toBe('sleep');
  expect(leftAt(time, 0, NOON + 7 * HOUR)).toBe(0);
  expect(leftAt(time, 1, NOON + 7 * HOUR)).toBe(9 * HOUR);
});

test('seconds are shown only when time is low', async () => {
  const words = await loadWords('en');
  expect(shortTime(50 * HOUR, false, words)).toBe('2d 2h');
  expect(shortTime(3 * HOUR + 61_000, false, words)).toBe('3h 01m');
  expect(shortTime(12 * 60_000, false, words)).toBe('12 min');
  expect(isLow(clock, HOUR - 1)).toBe(true);
  expect(isLow(clock, HOUR)).toBe(false);
  expect(isLow({ bank: 1200 } as ClockInfo, 119_000)).toBe(true);
  expect(shortTime(95_000, true, words)).toBe('1:35');
});
