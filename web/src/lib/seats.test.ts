import { expect, test } from 'vitest';
import type { SeatInfo } from './api';
import { levelSign, namedSeats, seatNames } from './seats';
import { makeBundle, Wording } from './words';

const TEXT = 'bot-1 = Crane\nbot-2 = Fox\nlevel-easy = Easy\nseat-number = Player { $number }';
const words = new Wording('en', [makeBundle('en', TEXT)]);

function seat(number: number, changes: Partial<SeatInfo>): SeatInfo {
  const nobody = {
    name: null,
    person: null,
    bot: null,
    is_you: false,
    is_here: false,
    is_away: false,
    is_bot: false,
    is_known: false,
  };
  return { seat: number, ...nobody, ...changes };
}

test('bots have names of their own, people keep theirs even while a bot stands in', () => {
  const bots = [seat(0, { name: 'easy', bot: 'easy' }), seat(1, { name: 'easy', bot: 'easy' })];
  expect(seatNames(bots, words)).toEqual(['Crane', 'Fox']);
  expect(seatNames([seat(0, { name: 'Kim', person: 'p', bot: 'medium' })], words)).toEqual(['Kim']);
  expect(seatNames([seat(0, { name: 'Kim' }), seat(1, { name: 'Kim' })], words)).toEqual(['Kim 1', 'Kim 2']);
});

test('the bots of a record are told by their level, and nobody of it is at the table', () => {
  const seats = namedSeats(['Kim', 'easy', ''], 3, words);
  expect(seatNames(seats, words)).toEqual(['Kim', 'Fox', 'Player 3']);
  expect(seats.map((one) => one.bot)).toEqual([null, 'easy', null]);
  expect(seats.some((one) => one.is_here)).toBe(false);
});

test('levels have one to four bars, experiments none', () => {
  expect(['easy', 'medium', 'hard', 'master', 'greedy', null].map(levelSign)).toEqual([1, 2, 3, 4, 0, 0]);
});
