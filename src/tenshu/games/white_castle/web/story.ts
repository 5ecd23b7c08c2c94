/** How the page tells what others did. */
import { placeName, type Arrow, type Story } from '$lib/story';

export const STORY: Story = {
  asides: [
    'event-paid',
    'event-field',
    'event-start-action',
    'event-send',
    'event-row',
    'event-lantern',
    'event-well',
    'event-turned',
    'event-end',
    // What the end of a round or of the game brings is nobody's turn.
    'event-round',
    'event-order',
    'event-gardens',
    'event-score',
    'event-game-over',
  ],
  answers: [],
  begins: ['take'],
  scored: /^event-(points|score|gardens)/,
  arrows: (entries) => {
    const arrows: Arrow[] = [];
    let die = '';
    for (const { text, events } of entries) {
      const [verb, space = ''] = text.split(' ');
      if (verb === 'take') die = placeName(text);
      if (verb !== 'place' || !die) continue;
      const key = (events[0]?.args?.['space'] as { key: string } | undefined)?.key ?? '';
      arrows.push([die, space === 'domain' ? key.replace('space-', '') : placeName(text)]);
    }
    return arrows;
  },
};
