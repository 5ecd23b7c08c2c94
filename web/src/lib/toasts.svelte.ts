/** Short notices at the edge of the page; they disappear by themselves, longer texts later. */
export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'refused' | 'good';
  rule?: { tag: string; address: string };
}

const SHORTEST = 4_000;
const PER_LETTER = 55;
const MOST = 3;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private last = 0;

  show(text: string, kind: Toast['kind'] = 'plain', rule?: Toast['rule']): void {
    const id = ++this.last;
    this.list = [...this.list.filter((one) => one.text !== text), { id, text, kind, rule }].slice(-MOST);
    setTimeout(() => this.drop(id), SHORTEST + text.length * PER_LETTER);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
