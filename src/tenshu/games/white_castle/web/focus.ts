/** Moves the focus into something that opened, and back to where it was when that closes. */
export function holdFocus(node: HTMLElement) {
  const from = document.activeElement;
  node.querySelector('button')?.focus();
  return {
    destroy() {
      if (from instanceof HTMLElement) from.focus();
    },
  };
}
