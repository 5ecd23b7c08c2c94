/** A replay: its positions are fetched as they are needed, and a few ahead. */
import type { Replay, View } from './api';
import { loadSeats, type Seats } from './boards';
import { client } from './client';

const AHEAD = 3;

export class ReplayStore {
  replay = $state.raw<Replay | null>(null);
  view = $state.raw<View | null>(null);
  /** How the game shows its seats. */
  seats = $state.raw<Seats | null>(null);
  at = $state(0);
  isPlaying = $state(false);
  /** Milliseconds that each position is shown. */
  pace = $state(1200);

  private moments = new Map<number, Promise<View>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(readonly id: string) {}

  get last(): number {
    const entries = this.replay?.entries ?? [];
    return entries[entries.length - 1]?.version ?? 0;
  }

  async open(at: number | null): Promise<void> {
    this.replay = await client.replay(this.id);
    this.seats = await loadSeats(this.replay.game);
    await this.show(at ?? this.first);
  }

  /** The first version at which somebody must decide; the dealing before it is skipped. */
  get first(): number {
    const entries = this.replay?.entries ?? [];
    const begin = entries.findIndex((entry) => entry.actor >= 0);
    return begin > 0 ? entries[begin - 1]!.version : 0;
  }

  async show(at: number): Promise<void> {
    const target = Math.max(0, Math.min(this.last, at));
    this.wanted = target;
    this.at = target;
    const view = await this.fetch(target);
    if (this.wanted === target) this.view = view;
    for (let next = target + 1; next <= Math.min(this.last, target + AHEAD); next++) void this.fetch(next);
  }

  async step(by: number): Promise<void> {
    await this.show(this.at + by);
  }

  /** Goes to the start of the next turn, or of the current or previous one. */
  async turn(by: 1 | -1): Promise<void> {
    const entries = this.replay?.entries ?? [];
    const starts = entries
      .filter((entry, i) => i === 0 || entry.turn !== entries[i - 1]!.turn)
      .map((entry) => entry.version - 1);
    const next = by > 0 ? starts.find((one) => one > this.at) : starts.findLast((one) => one < this.at);
    await this.show(next ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    if (this.at >= this.last) void this.show(0);
    this.timer = setTimeout(() => void this.goOn(), this.pace);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async goOn(): Promise<void> {
    if (!this.isPlaying) return;
    await this.step(1);
    if (this.at >= this.last) this.isPlaying = false;
    else this.timer = setTimeout(() => void this.goOn(), this.pace);
  }

  private fetch(at: number): Promise<View> {
    const known = this.moments.get(at);
    if (known) return known;
    const view = client.replayAt(this.id, at);
    this.moments.set(at, view);
    view.catch(() => this.moments.delete(at));
    return view;
  }
}
