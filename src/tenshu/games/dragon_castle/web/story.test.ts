import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$lib/board';
import { STORY } from './story';

function turn(...actions: string[]): LogEntry[] {
  return actions.map((text, at) => ({
    version: at,
    actor: 0,
    turn: 1,
    text,
    events: [],
    at: '',
    back_to: null,
  }));
}

describe('arrows', () => {
  it('lead from the castle to where each tile was placed', () => {
    const arrows = STORY.arrows(turn('take e4', 'pair f5', 'place-other c2', 'place c3'));
    expect(arrows).toEqual([
      ['space_f5', 'cell_c2'],
      ['space_e4', 'cell_c3'],
    ]);
  });
});
