/** Names of Dragon Castle's pieces in the reader's language. */
import type { Words } from '$lib/board';
import { LOOKS } from './art';
import { typeOf } from './places';

/** `merchant-3` as “Merchant 3”. */
export function tileName(words: Words, kind: string): string {
  return words.say(`tile-${kind}`);
}

/** The letters that stand for a Special tile; a Faction tile has its number instead. */
export function codeOf(words: Words, kind: string): string {
  return LOOKS[typeOf(kind)]?.ground ? words.say(`board-code-${kind}`) : '';
}

/** A name for those who cannot see the board, with the letters that are written on the tile. */
export function spokenName(words: Words, kind: string): string {
  const code = codeOf(words, kind);
  return code ? `${tileName(words, kind)}, ${code}` : tileName(words, kind);
}
