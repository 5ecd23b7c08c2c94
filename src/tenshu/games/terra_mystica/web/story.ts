/** How the page tells what others did. */
import type { Story } from '$lib/story';

export const STORY: Story = {
  asides: [
    'event-pays',
    'event-transform',
    'event-burn',
    'event-convert',
    'event-end',
    'event-power-lost',
    // What the end of a round or of the game brings is nobody's turn.
    'event-round',
    'event-income',
    'event-cult-bonus',
    'event-final',
    'event-game-over',
  ],
  answers: ['leech', 'refuse', 'later'],
  scored: /^event-(points-|leech$|final|starts)/,
  arrows: () => [],
};
