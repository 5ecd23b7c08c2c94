/** Dragging a tile from the hand to a cell. */
import { pointOn } from './boxes';

/** A touch that moves less than this is a tap. */
const TAP = 6;

export class Drag {
  /** The tile under the pointer, in the board's own pixels. */
  tile = $state.raw<{ kind: string; x: number; y: number } | null>(null);
  /** The cell it would be dropped on. */
  over = $state<string | null>(null);

  start(event: PointerEvent, root: HTMLElement, kind: string, seat: number, drop: (cell: string) => void) {
    const first = event;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      const far = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
      if (!this.tile && far < TAP) return;
      this.tile = { kind, ...pointOn(root, event.clientX, event.clientY) };
      const below = document.elementFromPoint(event.clientX, event.clientY);
      this.over = below?.closest<SVGElement>(`[data-realm="${seat}"] [data-cell]`)?.dataset['cell'] ?? null;
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      const cell = event.type === 'pointerup' && this.tile ? this.over : null;
      this.tile = null;
      this.over = null;
      if (cell) drop(cell);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }
}
