import { expect, test } from 'vitest';
import type { GameInfo } from './api';
import { usualLevel } from './setup';

test.each([
  [['easy', 'medium', 'hard', 'master'], 'medium'],
  [['easy', 'medium', 'hard'], 'medium'],
  [['easy', 'medium'], 'easy'],
  [[], 'greedy'],
])('the usual one of the levels %j is %s', (levels, usual) => {
  expect(usualLevel({ levels } as unknown as GameInfo)).toBe(usual);
});
