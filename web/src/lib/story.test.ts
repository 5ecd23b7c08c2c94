import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { LogEntry, Text } from './api';
import { lastTale, newsOf, PLAIN_STORY, placesOf, sentenceOf } from './story';
import { Wording } from './words';

function entry(version: number, actor: number, turn: number, text: string, ...events: Text[]): LogEntry {
  return { version, actor, turn, text, events, at: '', back_to: null };
}

const TOOK: Text = { key: 'event-take', args: { seat: 1, space: 'e4' } };
const LOG = [
  entry(1, 0, 1, 'take a1', { key: 'event-take', args: { seat: 0, space: 'a1' } }),
  entry(2, 1, 2, 'take e4', TOOK),
  entry(3, -1, 2, 'reveal e4 wind', { key: 'event-reveal', args: { space: 'e4' } }),
  entry(4, 0, 3, 'leech p2 1', { key: 'event-leech', args: { seat: 0 } }),
  entry(5, 1, 4, 'pay', { key: 'event-pay', args: { seat: 1 } }),
];
const STORY = { ...PLAIN_STORY, asides: ['event-pay'], answers: ['leech'] };

function words(): Wording {
  const bundle = new FluentBundle('en-US', { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      'event-take = { $seat } takes a tile from { $space }.\nevent-round = Round { $n } begins.\nevent-pay = { $seat } pays.',
    ),
  );
  return new Wording('en', [bundle], ['Ana', 'Bia']);
}

describe('news', () => {
  it('is what others did since the last turn, which an answer does not end', () => {
    expect(newsOf(LOG, 0, STORY).map((tale) => tale.entries.map((one) => one.version))).toEqual([[2, 5]]);
    expect(newsOf(LOG, 0, PLAIN_STORY).map((tale) => tale.entries.map((one) => one.version))).toEqual([[5]]);
    expect(newsOf(LOG, 1, STORY)).toEqual([]);
  });

  it('is the last turn for a spectator', () => {
    expect(newsOf(LOG, -1, STORY).map((tale) => tale.entries.map((one) => one.version))).toEqual([[5]]);
  });
});

describe('what happened last', () => {
  it('is the turn of whoever acted last, without what only chance did', () => {
    expect(lastTale(LOG)).toEqual({ seat: 1, entries: [LOG[4]] });
    expect(lastTale(LOG.slice(0, 3))).toEqual({ seat: 1, entries: [LOG[1]] });
    expect(lastTale([])).toBeNull();
  });
});

describe('sentence', () => {
  it('joins what a seat did, counts what is equal, and leaves asides out', () => {
    const round: Text = { key: 'event-round', args: { n: 2 } };
    const pay: Text = { key: 'event-pay', args: { seat: 1 } };
    const other: Text = { key: 'event-take', args: { seat: 1, space: 'f5' } };
    const tale = { seat: 1, entries: [entry(1, 1, 1, '', TOOK, TOOK, pay, other, round)] };
    expect(sentenceOf(tale, 'Bia', words(), STORY)).toBe(
      'Bia takes a tile from e4 (×2) and takes a tile from f5. Round 2 begins.',
    );
  });
});

describe('places', () => {
  it('are the action, its words, and what its events name', () => {
    const event: Text = { key: 'event-x', args: { seat: 1, cell: 'c2', tile: { key: 'tile-fav9' } } };
    expect(placesOf(entry(1, 1, 1, 'place c2', event))).toEqual(['place_c2', 'c2', 'cell_c2', 'fav9']);
  });
});
