import { expect, test } from 'vitest';
import { placesOf } from './tournament';

test('places follow from any numbers, ties share the better one', () => {
  expect(placesOf([2, 1, 3])).toEqual([2, 1, 3]);
  expect(placesOf([1, 1, 2])).toEqual([1, 1, 3]);
  expect(placesOf([4, 2, 4, 2])).toEqual([3, 1, 3, 1]);
});
