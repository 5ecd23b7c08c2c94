/** Tiles on their way; nothing is drawn where one is going until it has arrived. */
import { tick } from 'svelte';
import { boxOf, cellBox } from './boxes';
import type { Change } from './changes';
import type { Box } from './places';

export interface Journey {
  id: number;
  tile: string;
  from: Box;
  to: Box;
  turns: boolean;
  vanishes: boolean;
  delay: number;
  waits: boolean;
  /** `slot 0` of the hand, or a seat and its cell. */
  target: string;
}

/** A set is turned when the tile that completes it has arrived. */
const FLIGHT = 300;
const NONE: ReadonlySet<string> = new Set();

export class Journeys {
  list = $state.raw<Journey[]>([]);
  private count = 0;
  private targets = $derived(new Set(this.list.map(({ target }) => target)));

  /** Called before the new position is drawn: remembers where the tiles were, then sends them. */
  async send(root: HTMLElement, changes: Change[]): Promise<void> {
    const sources = changes.map((change) => sourceOf(root, change));
    await tick();
    this.list = changes.flatMap((change, n) => {
      const to = goalOf(root, change) ?? sources[n];
      const from = change.what === 'turned' ? to : sources[n];
      if (!from || !to) return [];
      return { id: ++this.count, tile: change.tile, from, to, ...mannerOf(change, changes) };
    });
  }

  stop(): void {
    this.list = [];
  }

  arrive(id: number): void {
    this.list = this.list.filter((journey) => journey.id !== id);
  }

  /** Places of the hand whose tile has not arrived yet. */
  get slots(): Set<number> {
    return new Set([0, 1].filter((slot) => this.targets.has(`slot ${slot}`)));
  }

  /** Cells of a seat whose tile has not arrived yet, or is being turned. */
  cellsOf(seat: number): ReadonlySet<string> {
    if (this.targets.size === 0) return NONE;
    const start = `${seat} `;
    return new Set(
      [...this.targets].filter((to) => to.startsWith(start)).map((to) => to.slice(start.length)),
    );
  }
}

function sourceOf(root: HTMLElement, change: Change): Box | null {
  if (change.what === 'placed') return boxOf(root, `[data-slot="${change.slot}"]`);
  return 'space' in change ? boxOf(root, `[data-space="${change.space}"]`) : null;
}

function goalOf(root: HTMLElement, change: Change): Box | null {
  if (change.what === 'taken') return boxOf(root, `[data-slot="${change.slot}"]`);
  return 'cell' in change ? cellBox(root, change.seat, change.cell) : null;
}

function mannerOf(change: Change, all: Change[]) {
  const turns = change.what === 'turned';
  const waits = turns && all.some((other) => other.what === 'placed' && other.cell === change.cell);
  const delay = turns && all.some(({ what }) => what === 'placed') ? FLIGHT : 0;
  const cell = 'cell' in change ? `${change.seat} ${change.cell}` : '';
  const target = change.what === 'taken' ? `slot ${change.slot}` : cell;
  return { turns, vanishes: change.what === 'destroyed', waits, delay, target };
}
