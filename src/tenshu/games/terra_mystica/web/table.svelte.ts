/** What all parts of the board share: the props, the moves by place, what is open, what a tap does. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Move } from '$lib/board';
import { hexMoves, optionsAfter, optionsAt, wishAt, type Option } from './options';
import { isPlayer, NO_AIDS, type Aids, type Player, type Position } from './position';

/** Something that a chooser hangs on. */
export interface Anchor {
  kind: 'hex' | 'cult' | 'thing';
  name: string;
}

const KEY = Symbol('terra mystica');

export class Table {
  /** Steps still to be done of a plan, as actions in words. */
  private queue: string[] = [];
  private done: readonly Move[] | null = null;
  open = $state.raw<Anchor | null>(null);
  /** The seat whose faction board is looked at, if not one's own. */
  looked = $state<number | null>(null);
  /** The seat whose reach is shown on the map. */
  reached = $state<number | null>(null);

  constructor(readonly props: () => BoardProps<Position, Aids>) {}

  readonly legal = $derived.by(() => new Map(this.props().moves.map((move) => [move.text, move])));
  readonly byHex = $derived.by(() => hexMoves(this.props().moves, this.position.place));
  readonly options = $derived.by((): Option[] => {
    const { chosen, next, moves } = this.props();
    if (!this.open) return [];
    if (this.open.kind === 'hex' && chosen?.text === `transform ${this.open.name}`) {
      const terrains = optionsAfter(this.open.name, next, this.position);
      if (terrains.length > 0) return terrains;
    }
    return optionsAt(this.open, this.position, this.aids, moves);
  });
  readonly verbs = $derived.by(() => new Set(this.props().moves.map((move) => move.verb)));

  get position(): Position {
    return this.props().position;
  }
  get aids(): Aids {
    return this.props().aids ?? NO_AIDS;
  }
  get words() {
    return this.props().words;
  }
  get tip() {
    return this.props().tip;
  }
  /** The seat whose board lies in front: the viewer's, else the one who acts. */
  get front(): number {
    if (this.looked !== null) return this.looked;
    const { viewer, actor } = this.props();
    return viewer >= 0 ? viewer : Math.max(actor, 0);
  }

  player(seat: number): Player | null {
    const found = this.position.players[seat];
    return isPlayer(found) ? found : null;
  }

  say(key: string, args: Record<string, unknown> = {}): string {
    return this.words.say(key, args);
  }

  name(seat: number): string {
    return this.say('page-player', { player: seat });
  }

  isLegal(text: string): boolean {
    return this.legal.has(text);
  }

  isChosen(text: string): boolean {
    return this.props().chosen?.text === text;
  }

  isPointed(text: string): boolean {
    return this.props().pointed.some((move) => move.text === text);
  }

  /** Touch something that stands for one action: choose it, plan for it, or learn why not. */
  tap(text: string, name = text): void {
    const move = this.legal.get(text);
    if (move) {
      this.open = null;
      this.props().choose(move);
    } else if (this.aids.conversions[text] && this.props().moves.length > 0) {
      this.toggle({ kind: 'thing', name });
    } else {
      this.open = null;
      this.props().whyNot(text);
    }
  }

  /** Do something at once that needs no second look. */
  playNow(text: string): void {
    const move = this.legal.get(text);
    if (move) this.props().play(move);
    else this.props().whyNot(text);
  }

  tapHex(name: string): void {
    const anchor: Anchor = { kind: 'hex', name };
    const options = optionsAt(anchor, this.position, this.aids, this.props().moves);
    const only = options.length === 1 ? options[0] : undefined;
    if (only?.move) {
      this.open = only.move.verb === 'transform' ? anchor : null;
      this.props().choose(only.move);
    } else if (options.length > 0) {
      this.toggle(anchor);
    } else {
      this.open = null;
      this.props().release();
      this.props().whyNot(wishAt(name, this.position));
    }
  }

  toggle(anchor: Anchor): void {
    const isSame = this.open?.kind === anchor.kind && this.open.name === anchor.name;
    this.open = isSame ? null : anchor;
  }

  /** Take an option of the chooser: one move is previewed, several steps are done one by one. */
  take(option: Option): void {
    if (option.move && option.kind === 'next') {
      this.open = null;
      this.props().chooseNext(option.move);
      return;
    }
    if (option.move) {
      this.props().choose(option.move);
      return;
    }
    this.open = null;
    this.props().release();
    this.queue = [...option.steps];
    this.done = null;
    this.goOn();
  }

  /** The next step of a plan, as soon as the position after the last one is there. */
  goOn(): void {
    const { moves, play, choose, actor, viewer } = this.props();
    const text = this.queue[0];
    if (text === undefined) return;
    if (actor !== viewer) this.queue = [];
    // While a step is on its way nothing is legal.
    if (moves.length === 0 || moves === this.done) return;
    const move = moves.find((found) => found.text === text);
    if (!move) {
      this.queue = [];
      return;
    }
    this.queue = this.queue.slice(1);
    this.done = moves;
    // What ends the turn is looked at before it is done.
    if (move.ends_turn || move.reveals) choose(move);
    else play(move);
  }
}

export function provideTable(props: () => BoardProps<Position, Aids>): Table {
  return setContext(KEY, new Table(props));
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
