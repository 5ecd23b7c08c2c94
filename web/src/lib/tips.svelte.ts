/** Tooltips: shown on hover, focus and long press, one at a time. */
import type { Tip } from './board';

const HOVER_DELAY = 250;
const PRESS_DELAY = 450;

class Tips {
  tip = $state.raw<Tip | null>(null);
  anchor = $state.raw<Element | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(node: Element, tip: Tip, delay = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.tip = tip;
      this.anchor = node;
    }, delay);
  }

  /** Deferred, because Svelte forbids changing state while it removes a piece that had the tooltip. */
  hide(node?: Element): void {
    clearTimeout(this.timer);
    queueMicrotask(() => {
      if (node && this.anchor !== node) return;
      this.tip = null;
      this.anchor = null;
    });
  }
}

export const tips = new Tips();

/** Focus shows a tooltip only if a key moved it, not the page or a finger. */
let isByKey = false;
addEventListener('keydown', () => (isByKey = true), true);
addEventListener('pointerdown', () => (isByKey = false), true);

/** A Svelte action that gives an element a tooltip. */
export function tip(node: SVGElement | HTMLElement, given: Tip | null) {
  let current = given;
  let wasPressed = false;

  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'touch' && current) tips.show(node, current, HOVER_DELAY);
  };
  const focus = () => {
    if (current && isByKey && node.matches(':focus-visible')) tips.show(node, current);
  };
  const leave = () => tips.hide(node);
  const press = (event: Event) => {
    wasPressed = false;
    if ((event as PointerEvent).pointerType !== 'touch' || !current) return;
    tips.show(node, current, PRESS_DELAY);
    wasPressed = true;
  };
  const lift = () => {
    if (wasPressed && tips.anchor !== node) tips.hide();
  };
  // Lifting the finger after a long press is not a tap.
  const click = (event: Event) => {
    if (!wasPressed || tips.anchor !== node) return tips.hide(node);
    wasPressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => {
    if (wasPressed) event.preventDefault();
  };
  const listeners: [string, (event: Event) => void, boolean][] = [
    ['pointerenter', enter, false],
    ['pointerleave', leave, false],
    ['pointerdown', press, false],
    ['pointerup', lift, false],
    ['pointercancel', leave, false],
    ['focus', focus, false],
    ['blur', leave, false],
    ['click', click, true],
    ['contextmenu', menu, false],
  ];
  for (const [name, heard, capture] of listeners) node.addEventListener(name, heard, capture);

  return {
    update(next: Tip | null) {
      current = next;
      if (tips.anchor === node) {
        if (next) tips.tip = next;
        else tips.hide(node);
      }
    },
    destroy() {
      tips.hide(node);
      for (const [name, heard, capture] of listeners) node.removeEventListener(name, heard, capture);
    },
  };
}
