import { expect, test } from 'vitest';
import { returnAfter } from './socket';

test('a service that restarts says when to come back', () => {
  expect(returnAfter('retry=0')).toBe(0);
  expect(returnAfter('retry=1999')).toBe(1999);
});

test('a hint that cannot be read means soon', () => {
  for (const hint of ['', 'retry=', 'retry=-1', 'retry=99999', 'later']) {
    expect(returnAfter(hint)).toBe(400);
  }
});
