/** How the page tells what others did. */
import type { Story } from '$lib/story';

export const STORY: Story = {
  asides: ['event-pays', 'event-transform', 'event-burn', 'event-convert', 'event-end', 'event-power-lost'],
  answers: ['leech', 'refuse', 'later'],
  scored: /^event-(points-|leech$|final|starts)/,
  arrows: () => [],
};
