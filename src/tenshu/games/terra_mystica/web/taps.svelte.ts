/** What a tap on the board does, and what it opened; all parts of the board share it. */
import { getContext, setContext } from 'svelte';
import { useBoard, type BoardContext, type Move } from '$lib/board';
import { hexMoves, optionsAfter, optionsAt, wishAt, type Anchor, type Option } from './options';
import { isPlayer, NO_AIDS, type Aids, type Player, type Position } from './position';

const KEY = Symbol('terra mystica');

export class Taps {
  open = $state.raw<Anchor | null>(null);
  /** The seat whose faction board is looked at, if not one's own. */
  looked = $state<number | null>(null);
  /** The seat whose reach is shown on the map. */
  reached = $state<number | null>(null);

  constructor(private readonly board: BoardContext<Position, Aids>) {}

  readonly legal = $derived.by(
    () => new Map(this.board.moves.map((move): [string, Move] => [move.text, move])),
  );
  readonly byHex = $derived.by(() => hexMoves(this.board.moves, this.board.position.place));
  readonly options = $derived.by((): Option[] => {
    const { chosen, next, moves, position } = this.board;
    if (!this.open) return [];
    if (this.open.kind === 'hex' && chosen?.text === `transform ${this.open.name}`) {
      const terrains = optionsAfter(this.open.name, next, position);
      if (terrains.length > 0) return terrains;
    }
    return optionsAt(this.open, position, this.aids, moves);
  });

  /** The seat whose board lies in front: the viewer's, else the one who acts. */
  get front(): number {
    if (this.looked !== null) return this.looked;
    const { viewer, actor } = this.board;
    return viewer >= 0 ? viewer : Math.max(actor, 0);
  }

  get aids(): Aids {
    return this.board.aids ?? NO_AIDS;
  }

  player(seat: number): Player | null {
    const found = this.board.position.players[seat];
    return isPlayer(found) ? found : null;
  }

  isLegal(text: string): boolean {
    return this.legal.has(text);
  }

  isChosen(text: string): boolean {
    return this.board.chosen?.text === text;
  }

  isPointed(text: string): boolean {
    return this.board.pointed.some((move) => move.text === text);
  }

  /** Touch something that stands for one action: choose it, offer the steps that lead to it, or say why not. */
  tap(text: string, name = text): void {
    const move = this.legal.get(text);
    if (move) {
      this.open = null;
      this.board.choose(move);
    } else if (this.aids.conversions[text] && this.board.moves.length > 0) {
      this.toggle({ kind: 'thing', name });
    } else {
      this.open = null;
      this.board.whyNot(text);
    }
  }

  /** Make a move at once that needs no preview. */
  playNow(text: string): void {
    const move = this.legal.get(text);
    if (move) this.board.play(move);
    else this.board.whyNot(text);
  }

  tapHex(name: string): void {
    const anchor: Anchor = { kind: 'hex', name };
    const options = optionsAt(anchor, this.board.position, this.aids, this.board.moves);
    const only = options.length === 1 ? options[0] : undefined;
    if (only?.move) {
      this.open = only.move.verb === 'transform' ? anchor : null;
      this.board.choose(only.move);
    } else if (options.length > 0) {
      this.toggle(anchor);
    } else {
      this.open = null;
      this.board.release();
      this.board.whyNot(wishAt(name, this.board.position));
    }
  }

  toggle(anchor: Anchor): void {
    const isSame = this.open?.kind === anchor.kind && this.open.name === anchor.name;
    this.open = isSame ? null : anchor;
  }

  /** Take an option of the chooser: one move is previewed, several steps are made one after the other. */
  take(option: Option): void {
    if (!option.move) {
      this.open = null;
      this.board.playAll(option.steps);
    } else if (option.kind === 'next') {
      this.open = null;
      this.board.chooseNext(option.move);
    } else {
      this.board.choose(option.move);
    }
  }
}

export function provideTaps(): Taps {
  return setContext(KEY, new Taps(useBoard()));
}

export function useTaps(): Taps {
  return getContext(KEY);
}
