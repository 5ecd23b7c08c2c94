import { beforeEach, describe, expect, it } from 'vitest';
import type { Move, Preview, View } from './api';
import { MoveQueue, type MoveTarget } from './queue.svelte';

function move(text: string, more: Partial<Move> = {}): Move {
  const [verb = '', ...args] = text.split(' ');
  const action = [...text].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0);
  return {
    action,
    text,
    verb,
    args,
    label: { key: text },
    ends_turn: false,
    reveals: false,
    warning: null,
    ...more,
  };
}

function view(version: number, moves: (string | Move)[], more: Partial<View> = {}): View {
  const legal = moves.map((one) => (typeof one === 'string' ? move(one) : one));
  return { version, viewer: 0, actor: 0, is_yours: legal.length > 0, moves: legal, ...more } as View;
}

/** A call that the test answers when it likes. */
interface Call<Answer> {
  text: string;
  version: number;
  answer(value: Answer): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Lets everything that waits for an answer go on. */
async function settle() {
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
}

function call<Answer>(list: Call<Answer>[], text: string, version: number): Promise<Answer> {
  const { promise, resolve, reject } = deferred<Answer>();
  list.push({
    text,
    version,
    answer: (value) => (resolve(value), settle()),
    fail: (error) => (reject(error), settle()),
  });
  return promise;
}

function deferred<Answer>() {
  let resolve!: (value: Answer) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Answer>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

/** A table whose service answers as the test says. */
class Table implements MoveTarget {
  view = $state.raw<View | null>(null);
  isPaused = $state(false);
  isOnlyMoveMade = false;
  confirms = true;
  refused: unknown[] = [];
  sent: Call<number>[] = [];
  previews: Call<Preview | null>[] = [];
  readonly queue = new MoveQueue(this);

  needsConfirmation(): boolean {
    return this.confirms;
  }
  accepts(one: Move): boolean {
    return one.verb !== 'unwanted';
  }
  send(version: number, one: Move): Promise<number> {
    return call(this.sent, one.text, version);
  }
  preview(version: number, one: Move): Promise<Preview | null> {
    return call(this.previews, one.text, version);
  }
  refuse(error: unknown): void {
    this.refused.push(error);
  }
  /** A new position, as the socket brings it. */
  show(version: number, moves: (string | Move)[], more: Partial<View> = {}): void {
    this.view = view(version, moves, more);
    this.queue.arrive();
  }
  get made(): string[] {
    return this.sent.map((one) => `${one.version} ${one.text}`);
  }
}

const LAST = move('build', { ends_turn: true });
let table: Table;
let queue: MoveQueue;

beforeEach(() => {
  table = new Table();
  queue = table.queue;
  table.show(1, ['dig', 'burn', 'pass']);
});

describe('a tap', () => {
  it('previews a move, and the same tap again makes it', async () => {
    queue.choose(move('dig'));
    const preview = { view: view(1, ['turn']) } as Preview;
    await table.previews[0]!.answer(preview);
    expect([queue.chosen?.text, queue.preview, table.made]).toEqual(['dig', preview, []]);
    expect(queue.next.map((one) => one.text)).toEqual(['turn']);
    queue.choose(move('dig'));
    expect(table.made).toEqual(['1 dig']);
  });

  it('makes a move at once that needs no confirmation', () => {
    table.confirms = false;
    queue.choose(move('dig'));
    expect(table.made).toEqual(['1 dig']);
  });

  it('does nothing if the move is not legal, not accepted, or nothing can be played', () => {
    queue.choose(move('fly'));
    table.show(2, ['unwanted', 'dig']);
    queue.choose(move('unwanted'));
    queue.play(move('unwanted'));
    table.isPaused = true;
    queue.choose(move('dig'));
    expect([queue.moves, queue.chosen, table.made]).toEqual([[], null, []]);
  });

  it('a second time while the first is on its way sends nothing more', async () => {
    queue.choose(move('dig'));
    for (let taps = 0; taps < 3; taps++) queue.choose(move('dig'));
    queue.play(move('dig'));
    queue.confirm();
    await table.sent[0]!.answer(2);
    // Answered, but the position after it is not here yet.
    queue.choose(move('dig'));
    queue.play(move('burn'));
    expect([table.made, queue.moves]).toEqual([['1 dig'], []]);
    expect(queue.offered.map((one) => one.text)).toEqual(['dig', 'burn', 'pass']);
    table.show(2, ['turn']);
    expect(queue.moves.map((one) => one.text)).toEqual(['turn']);
  });
});

describe('what comes late', () => {
  it('is a preview of a move that is not chosen any more', async () => {
    queue.choose(move('dig'));
    queue.choose(move('burn'));
    await table.previews[0]!.answer({ view: view(1, ['turn']) } as Preview);
    expect([queue.chosen?.text, queue.preview]).toEqual(['burn', null]);
    queue.release();
    await table.previews[1]!.answer({ view: view(1, ['turn']) } as Preview);
    expect([queue.chosen, queue.preview]).toEqual([null, null]);
  });

  it('is a preview of a position that has passed', async () => {
    queue.choose(move('dig'));
    table.show(2, ['dig']);
    await table.previews[0]!.answer({ view: view(1, ['turn']) } as Preview);
    expect([queue.chosen, queue.preview]).toEqual([null, null]);
  });

  it('is the answer, after the position that it announces', async () => {
    queue.playAll(['dig', 'turn']);
    table.show(2, ['turn']);
    expect(table.made).toEqual(['1 dig']);
    await table.sent[0]!.answer(2);
    expect(table.made).toEqual(['1 dig', '2 turn']);
  });

  it('keeps a choice when the same position comes again', () => {
    queue.choose(move('dig'));
    table.show(1, ['dig', 'burn', 'pass']);
    expect(queue.chosen?.text).toBe('dig');
  });
});

describe('several moves', () => {
  it('are made in order, each on the position after the one before', async () => {
    queue.playAll(['dig', 'turn', 'build']);
    await table.sent[0]!.answer(2);
    expect(table.made).toEqual(['1 dig']);
    table.show(2, ['turn', 'build']);
    await table.sent[1]!.answer(3);
    table.show(3, ['build']);
    expect(table.made).toEqual(['1 dig', '2 turn', '3 build']);
  });

  it('wait for a confirmation before the turn ends', async () => {
    queue.playAll(['dig', 'build', 'burn']);
    await table.sent[0]!.answer(2);
    table.show(2, [LAST]);
    expect([table.made, queue.chosen?.text]).toEqual([['1 dig'], 'build']);
    queue.choose(LAST);
    await table.sent[1]!.answer(3);
    table.show(3, ['burn']);
    expect(table.made).toEqual(['1 dig', '2 build', '3 burn']);
  });

  it('end where one is refused', async () => {
    queue.playAll(['dig', 'turn', 'build']);
    const error = new Error('stale');
    await table.sent[0]!.fail(error);
    table.show(2, ['turn', 'build']);
    expect([table.made, table.refused, queue.isBusy]).toEqual([['1 dig'], [error], false]);
  });

  it('end where one is not legal, or not accepted', async () => {
    queue.playAll(['dig', 'turn', 'build']);
    await table.sent[0]!.answer(2);
    table.show(2, ['burn']);
    table.show(3, ['turn', 'build']);
    queue.playAll(['unwanted', 'turn']);
    table.show(4, ['unwanted', 'turn']);
    queue.playAll(['unwanted', 'turn']);
    expect(table.made).toEqual(['1 dig']);
  });

  it('end where another seat acts, even one of the same person', async () => {
    queue.playAll(['dig', 'turn']);
    await table.sent[0]!.answer(2);
    table.show(2, [], { actor: 1 });
    table.show(3, ['turn']);
    queue.playAll(['turn', 'burn']);
    await table.sent[1]!.answer(4);
    table.show(4, ['burn'], { viewer: 1, actor: 1 });
    table.show(5, ['burn']);
    expect(table.made).toEqual(['1 dig', '3 turn']);
  });

  it('are not disturbed by taps while one is on its way', async () => {
    queue.playAll(['dig', 'turn']);
    queue.release();
    queue.choose(move('burn'));
    queue.chooseNext(move('burn'));
    queue.playAll(['pass']);
    await table.sent[0]!.answer(2);
    queue.release();
    table.show(2, ['turn']);
    expect(table.made).toEqual(['1 dig', '2 turn']);
  });

  it('go on after the connection was lost and came back', async () => {
    queue.playAll(['dig', 'turn']);
    await table.sent[0]!.answer(2);
    // What was missed comes at once, and an old position may come before it.
    table.show(1, ['dig', 'burn', 'pass']);
    expect(table.made).toEqual(['1 dig']);
    table.show(3, ['turn']);
    expect(table.made).toEqual(['1 dig', '3 turn']);
  });

  it('are forgotten when a moment of the past is shown', async () => {
    queue.playAll(['dig', 'turn']);
    await table.sent[0]!.answer(2);
    queue.clear();
    table.show(2, ['turn']);
    expect(table.made).toEqual(['1 dig']);
  });
});

describe('a move after the chosen one', () => {
  it('is chosen as soon as the chosen one is made', async () => {
    queue.choose(move('dig'));
    queue.chooseNext(move('turn'));
    queue.chooseNext(move('turn'));
    await table.sent[0]!.answer(2);
    table.show(2, ['turn', 'burn']);
    expect([table.made, queue.chosen?.text]).toEqual([['1 dig'], 'turn']);
  });

  it('is a plain tap where nothing is chosen', () => {
    queue.chooseNext(move('dig'));
    expect([table.made, queue.chosen?.text]).toEqual([[], 'dig']);
  });

  it('is forgotten if it is not legal then', async () => {
    queue.choose(move('dig'));
    queue.chooseNext(move('turn'));
    await table.sent[0]!.answer(2);
    table.show(2, ['burn']);
    table.show(3, ['turn']);
    expect(queue.chosen).toBe(null);
  });
});

describe('a move without an alternative', () => {
  it('is made by itself where that is wanted, but not again after a refusal', async () => {
    table.isOnlyMoveMade = true;
    table.show(2, ['turn', 'burn']);
    table.show(3, ['turn']);
    expect(table.made).toEqual(['3 turn']);
    await table.sent[0]!.fail(new Error('offline'));
    expect(table.made).toEqual(['3 turn']);
  });
});

describe('an undo', () => {
  it('is sent like a move: nothing else goes before its position is here', async () => {
    const undo: Call<number>[] = [];
    const work = (version: number) => call(undo, 'undo', version);
    void queue.deliver(work);
    void queue.deliver(work);
    queue.play(move('dig'));
    await undo[0]!.answer(2);
    expect([undo.length, table.made, queue.moves]).toEqual([1, [], []]);
    table.show(2, ['dig']);
    queue.play(move('dig'));
    expect(table.made).toEqual(['2 dig']);
  });
});
