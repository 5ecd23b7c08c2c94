/** The only way from a tap to the service: moves are chosen, confirmed, and sent one at a time, in order. */
import type { Move, Preview, View } from './api';

/** Where a queue sends its moves: a table, a lesson, or the gallery. */
export interface MoveTarget {
  /** The newest position. */
  readonly view: View | null;
  /** Nothing can be played now, such as while a moment of the past is shown. */
  readonly isPaused: boolean;
  /** A move without an alternative is made without being asked for. */
  readonly isOnlyMoveMade: boolean;
  /** Whether the move is previewed until it is confirmed. */
  needsConfirmation(move: Move): boolean;
  /** Whether the move may be made here; a target that says no also tells the person why. */
  accepts(move: Move): boolean;
  /** Makes the move on this version, and returns the version that it led to. */
  send(version: number, move: Move): Promise<number>;
  /** The position after the move, or null where it cannot be known. */
  preview(version: number, move: Move, signal: AbortSignal): Promise<Preview | null>;
  /** Tells the person why something was refused. */
  refuse(error: unknown): void;
}

/** A move still to be made, as an action in notation. */
interface Step {
  action: string;
  /** Previewed as a tap would, even if it neither ends the turn nor reveals anything. */
  isTap: boolean;
  /** Was confirmed already, also if it ends the turn or reveals something. */
  isConfirmed?: boolean;
}

const NONE: Move[] = [];

export class MoveQueue {
  /** Picked, not confirmed yet. */
  chosen = $state.raw<Move | null>(null);
  preview = $state.raw<Preview | null>(null);

  private isSending = $state(false);
  /** The version that the last move led to; nothing can be picked before it is here. */
  private awaited = $state(0);
  private steps: Step[] = [];
  /** The seat that the steps are for. */
  private seat = -1;
  /** The version that `chosen` belongs to. */
  private version = -1;
  private previewing = new AbortController();

  constructor(private readonly target: MoveTarget) {}

  /** Whether a move is on its way, or the position after it. */
  readonly isBusy = $derived.by(() => this.isSending || (this.target.view?.version ?? 0) < this.awaited);
  /** The legal moves, also while one of them is on its way: a list of them need not be emptied and filled again. */
  readonly offered = $derived.by(() => {
    const { view, isPaused } = this.target;
    return view?.is_yours && !isPaused ? view.moves : NONE;
  });
  /** The legal moves, empty unless one can be picked now. */
  readonly moves = $derived.by(() => (this.isBusy ? NONE : this.offered));
  /** The moves after the chosen one, if the same person goes on acting. */
  readonly next = $derived.by(() =>
    this.chosen && this.preview?.view.is_yours ? this.preview.view.moves : [],
  );

  /** A tap: previews the move; the same tap again, or one that needs no confirmation, makes it. */
  choose(move: Move): void {
    const legal = this.find(move.text);
    if (!legal || !this.target.accepts(legal)) return;
    if (this.chosen?.action === legal.action) return this.confirm();
    this.steps = [];
    this.pick(legal);
  }

  /** Makes the chosen move. */
  confirm(): void {
    if (this.chosen) void this.send(this.chosen);
  }

  /** Makes the chosen move, and chooses this move of `next` as soon as it is legal. */
  chooseNext(move: Move): void {
    if (this.isBusy) return;
    if (!this.chosen) return this.choose(move);
    this.plan([{ action: move.text, isTap: true }]);
    this.confirm();
  }

  /** Makes a legal move at once, without a preview. */
  play(move: Move): void {
    const legal = this.find(move.text);
    if (!legal || !this.target.accepts(legal)) return;
    this.clear();
    void this.send(legal);
  }

  /**
   * Makes these actions one after the other. One that ends the turn or reveals something is only chosen, unless all
   * were confirmed, as those of a plan are.
   */
  playAll(actions: readonly string[], isConfirmed = false): void {
    if (this.isBusy) return;
    this.clear();
    this.plan(actions.map((action) => ({ action, isTap: false, isConfirmed })));
    this.advance();
  }

  /** Lets go of what was chosen; what is already on its way goes on. */
  release(): void {
    if (!this.isBusy) this.clear();
  }

  /** Forgets what was chosen and every step that has not been sent. */
  clear(): void {
    this.steps = [];
    this.forgetChosen();
  }

  /** Must be called whenever the target has a new position. */
  arrive(): void {
    const { version = -1 } = this.target.view ?? {};
    if (version !== this.version) this.forgetChosen();
    this.version = version;
    this.advance();
  }

  /** Sends something, unless another thing is on its way; a refusal drops all steps that were to follow. */
  async deliver(work: (version: number) => Promise<number>): Promise<void> {
    const { view } = this.target;
    if (!view || this.isBusy) return;
    this.isSending = true;
    // The service refuses to preview a move from a position that has passed.
    this.previewing.abort();
    try {
      this.awaited = await work(view.version);
    } catch (error) {
      this.isSending = false;
      this.clear();
      this.target.refuse(error);
      return;
    }
    this.isSending = false;
    this.forgetChosen();
    this.advance();
  }

  private forgetChosen(): void {
    this.previewing.abort();
    this.chosen = null;
    this.preview = null;
  }

  private plan(steps: Step[]): void {
    this.steps = steps;
    this.seat = this.target.view?.viewer ?? -1;
  }

  /** Takes the next step, once the position after the last one is here. */
  private advance(): void {
    if (this.isBusy || this.chosen) return;
    const step = this.steps.shift();
    if (!step) return this.makeOnlyMove();
    const move = this.seat === this.target.view?.viewer ? this.find(step.action) : undefined;
    if (!move || !this.target.accepts(move)) this.steps = [];
    else if (!step.isConfirmed && (step.isTap || move.ends_turn || move.reveals)) this.pick(move);
    else void this.send(move);
  }

  private makeOnlyMove(): void {
    const [only, ...others] = this.moves;
    if (this.target.isOnlyMoveMade && only && others.length === 0) void this.send(only);
  }

  private find(action: string): Move | undefined {
    return this.moves.find((move) => move.text === action);
  }

  private pick(move: Move): void {
    if (!this.target.needsConfirmation(move)) return void this.send(move);
    this.chosen = move;
    this.preview = null;
    void this.look(move);
  }

  private send(move: Move): Promise<void> {
    return this.deliver((version) => this.target.send(version, move));
  }

  private async look(move: Move): Promise<void> {
    this.previewing.abort();
    const asked = new AbortController();
    this.previewing = asked;
    const preview = await this.target.preview(this.target.view!.version, move, asked.signal);
    if (!asked.signal.aborted) this.preview = preview;
  }
}
