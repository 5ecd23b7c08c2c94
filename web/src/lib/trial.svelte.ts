/** Trying things out: the position of a table played on for all seats, on a copy that only this person sees. */
import type { LogEntry, Move, Text, Trial, TryStep, View } from './api';
import { client } from './client';
import { MoveQueue, type MoveTarget } from './queue.svelte';

export class TrialStore implements MoveTarget {
  view = $state.raw<View | null>(null);
  steps = $state.raw<TryStep[]>([]);
  /** What the last step did. */
  events = $state.raw<Text[]>([]);
  isBusy = $state(false);
  readonly isPaused = false;
  readonly isOnlyMoveMade = false;
  readonly queue = new MoveQueue(this);

  /** Positions are numbered as they are shown, so that an undo is a new one, too. */
  private count = 0;

  /** The version of the table that is played on from, the person's seats there, and how refusals are told. */
  constructor(
    private readonly id: string,
    readonly version: number,
    private readonly seats: number[],
    readonly refuse: (error: unknown) => void,
  ) {}

  /** The person's own first turn: what may be kept as a plan. */
  readonly plan = $derived.by(() => {
    const first = this.steps.findIndex((step) => this.isMine(step.actor));
    if (first < 0) return [];
    const end = this.steps.findIndex((step, i) => i > first && !this.isMine(step.actor));
    return this.steps.slice(first, end < 0 ? undefined : end);
  });
  readonly isOthersTurn = $derived.by(() => this.view?.status === 'running' && !this.isMine(this.view.actor));
  /** What the acting seat has done so far, as a log would tell it. */
  readonly turn = $derived.by((): LogEntry[] => {
    const actor = this.view?.actor;
    const begin = this.steps.findLastIndex((step) => step.actor !== actor) + 1;
    return this.steps.slice(begin).map(({ text }, i) => ({
      version: i,
      actor: actor!,
      text,
      events: [],
      at: '',
      turn: 0,
      back_to: null,
    }));
  });

  async open(steps: readonly string[] = []): Promise<void> {
    await this.play(steps);
  }

  needsConfirmation(): boolean {
    return false;
  }

  accepts(): boolean {
    return true;
  }

  async send(_: number, move: Move): Promise<number> {
    await this.go([...this.texts, move.text]);
    return this.count;
  }

  async preview(): Promise<null> {
    return null;
  }

  /** Takes back the last step, or all. */
  async undo(isAll: boolean): Promise<void> {
    await this.play(isAll ? [] : this.texts.slice(0, -1));
  }

  /** Lets bots play for the others until it is this person's turn. */
  async letOthersPlay(): Promise<void> {
    await this.play(this.texts, true);
  }

  /** Why an action is not legal here, or null if it is. */
  async whyNot(action: string): Promise<Trial['problem'] | null> {
    return (await client.tryOut(this.id, this.version, [...this.texts, action])).problem ?? null;
  }

  private get texts(): string[] {
    return this.steps.map((step) => step.text);
  }

  private isMine(seat: number): boolean {
    return this.seats.includes(seat);
  }

  private async play(steps: readonly string[], doOthersPlay = false): Promise<void> {
    if (this.isBusy || this.queue.isBusy) return;
    this.isBusy = true;
    try {
      await this.go(steps, doOthersPlay);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.isBusy = false;
    }
  }

  private async go(steps: readonly string[], doOthersPlay = false): Promise<void> {
    const trial = await client.tryOut(this.id, this.version, steps, doOthersPlay);
    this.steps = trial.steps;
    this.events = trial.events;
    this.count += 1;
    const canUndo = trial.steps.length > 0;
    this.view = { ...trial.view, version: this.count, undo: { step: canUndo, turn: canUndo, reason: null } };
    this.queue.arrive();
  }
}
