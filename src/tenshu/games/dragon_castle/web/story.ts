/** How the page tells what others did. */
import type { Arrow, Story } from '$lib/story';

export const STORY: Story = {
  asides: [
    'event-end',
    'event-done-building',
    'event-done-moving',
    // What the end of the game brings is nobody's turn.
    'event-score',
    'event-score-shrines',
    'event-score-tokens',
    'event-score-dragon',
    'event-game-over',
  ],
  answers: [],
  scored: /^event-(set|discard$|summon|dragons-bonus|beauty-bonus|score-)/,
  arrows: (entries) => {
    const taken: string[] = [];
    const arrows: Arrow[] = [];
    for (const { text } of entries) {
      const [verb, place = ''] = text.split(' ');
      if (verb === 'take' || verb === 'pair') taken.push(place);
      if (verb !== 'place' && verb !== 'place-other') continue;
      const from = verb === 'place' ? taken.shift() : taken.splice(1, 1)[0];
      if (from) arrows.push([`space_${from}`, `cell_${place}`]);
    }
    return arrows;
  },
};
