/** Where things lie on the board, in the board's own pixels, independent of the zoom. */
import type { Box } from './places';

/** The board's corner on the screen, and its zoom. */
function frameOf(root: HTMLElement): { left: number; top: number; zoom: number } {
  const { left, top, width } = root.getBoundingClientRect();
  return { left, top, zoom: width / root.offsetWidth || 1 };
}

/** The box of the first thing that the selector finds. */
export function boxOf(root: HTMLElement, selector: string): Box | null {
  const box = root.querySelector(selector)?.getBoundingClientRect();
  if (!box) return null;
  const { left, top, zoom } = frameOf(root);
  return {
    left: (box.left - left) / zoom,
    top: (box.top - top) / zoom,
    width: box.width / zoom,
    height: box.height / zoom,
  };
}

/** A point of the screen in the board's own pixels. */
export function pointOn(root: HTMLElement, x: number, y: number): { x: number; y: number } {
  const { left, top, zoom } = frameOf(root);
  return { x: (x - left) / zoom, y: (y - top) / zoom };
}

/** The top tile on a cell, or the empty place. */
export function cellBox(root: HTMLElement, seat: number, cell: string): Box | null {
  const realm = `[data-realm="${seat}"]`;
  return boxOf(root, `${realm} [data-cell="${cell}"]`) ?? boxOf(root, `${realm} [data-well="${cell}"]`);
}
