/** The table by keyboard: everything that can be done there has a key. */
import { tick } from 'svelte';
import type { TableStore } from './table.svelte';

export type Panel = 'moves' | 'log' | 'scores' | 'hint' | 'chat';

/** What keys can do besides making moves. */
export interface Desk {
  open(panel: Panel): void;
  close(): void;
  ask(): void;
  find(): void;
  help(): void;
  next(): void;
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
}

const DIGIT_PAUSE = 600;
/** While one of these has the focus, it gets the Enter key. */
const TAKES_ENTER = 'button, a, [role="button"], [tabindex="0"]';

export class TableKeys {
  private digits = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly keys: Record<string, () => void>;

  constructor(
    private readonly store: TableStore,
    private readonly desk: Desk,
  ) {
    this.keys = {
      m: () => desk.open('moves'),
      l: () => desk.open('log'),
      s: () => desk.open('scores'),
      c: () => desk.open('chat'),
      h: () => desk.ask(),
      t: () => void store.tryOut(),
      u: () => this.undo(false),
      U: () => this.undo(true),
      '[': () => void store.walk(-1),
      ']': () => void store.walk(1),
      '+': () => desk.zoomIn(),
      '=': () => desk.zoomIn(),
      '-': () => desk.zoomOut(),
      '0': () => desk.fit(),
      '/': () => desk.find(),
      n: () => desk.next(),
      '?': () => desk.help(),
      Escape: () => this.letGo(),
    };
  }

  hear(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    // A dialog that was closed keeps the focus until the next frame.
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('dialog[open]')) return;
    if (target.matches('input, textarea, select')) {
      if (event.key === 'Escape') target.blur();
      return;
    }
    if (this.act(event.key, target)) event.preventDefault();
  }

  private act(pressed: string, target: HTMLElement): boolean {
    if (/^[1-9]$/.test(pressed) || (pressed === '0' && this.digits)) {
      this.pick(pressed);
      return true;
    }
    if (pressed === 'Enter') {
      if (!this.store.queue.chosen || target.closest(TAKES_ENTER)) return false;
      this.store.queue.confirm();
      return true;
    }
    this.keys[pressed]?.();
    return pressed in this.keys;
  }

  private pick(digit: string): void {
    clearTimeout(this.timer);
    this.digits += digit;
    // Another digit may follow: wait for it.
    if (Number(this.digits) * 10 <= this.store.queue.moves.length) {
      this.timer = setTimeout(() => this.take(), DIGIT_PAUSE);
    } else this.take();
  }

  private take(): void {
    const move = this.store.queue.moves[Number(this.digits) - 1];
    this.digits = '';
    if (!move) return;
    this.store.queue.choose(move);
    // So that Enter confirms the move.
    void tick().then(() => document.querySelector<HTMLElement>('.status .confirm')?.focus());
  }

  private undo(isWholeTurn: boolean): void {
    const undo = (this.store.trial ?? this.store).view?.undo;
    if (isWholeTurn ? undo?.turn : undo?.step) void this.store.undo(isWholeTurn);
  }

  private letGo(): void {
    if (this.store.queue.chosen) this.store.queue.release();
    else if (this.store.moment) this.store.showNow();
    else if (this.store.trial) this.store.stopTrial();
    else if (!this.store.closeNews()) this.desk.close();
  }
}
