import { expect, it } from 'vitest';
import type { LogEntry } from '$lib/board';
import { sentenceOf } from '$lib/story';
import { makeBundle, Wording } from '$lib/words';
import { STORY } from './story';

const TEXT = `
event-pass-out = { $seat } passes.
event-round = Round { $round } begins.
event-income = { $seat } collects coins.
`;

it('tells of a turn without the round that it ended', () => {
  const words = new Wording('en', [makeBundle('en', TEXT)], ['Ana', 'Bia']);
  const events = [
    { key: 'event-pass-out', args: { seat: 0 } },
    { key: 'event-round', args: { round: 2 } },
    { key: 'event-income', args: { seat: 0 } },
    { key: 'event-income', args: { seat: 1 } },
  ];
  const entry: LogEntry = { version: 1, actor: 0, turn: 1, text: 'pass', events, at: '', back_to: null };
  expect(sentenceOf({ seat: 0, entries: [entry] }, 'Ana', words, STORY)).toBe('Ana passes.');
});
