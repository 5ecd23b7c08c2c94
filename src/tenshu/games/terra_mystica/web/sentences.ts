/** Things of the board in words, for labels and tooltips. */
import type { Move, Tip, Words } from '$lib/board';
import type { Amounts, HexView, Player } from './position';

/** Amounts in words: 2 workers, 3 coins. */
export function amountsIn(words: Words, amounts: Amounts): string {
  const parts = Object.entries(amounts).filter(([, count]) => count !== 0);
  return parts.map(([name, count]) => words.say(`page-${name}`, { count })).join(', ');
}

/** A hex for screen readers. */
export function hexLabel(words: Words, hex: HexView, moves: readonly Move[]): string {
  const parts = [hexTitle(words, hex)];
  if (hex.town) parts.push(words.say('page-in-town'));
  parts.push(...moves.map((move) => words.word(move.label)));
  return parts.join('. ');
}

function hexTitle(words: Words, hex: HexView): string {
  const name = hex.hex.toUpperCase();
  const terrain = words.say(`colour-${hex.colour}`);
  if (hex.owner === null || hex.structure === null) return words.say('page-hex', { hex: name, terrain });
  const structure = words.say(`structure-${hex.structure}`);
  return words.say('page-hex-owned', { hex: name, terrain, structure, player: hex.owner });
}

/** What a hex means for a player: upgrades, spades and reach. */
export function hexTip(words: Words, hex: HexView, player: Player | null): Tip {
  const lines: string[] = [];
  if (hex.town) lines.push(words.say('page-in-town'));
  if (hex.owner !== null) {
    for (const [kind, price] of Object.entries(hex.upgrades)) {
      const structure = words.say(`structure-${kind}`);
      lines.push(words.say('page-upgrade-price', { structure, price: amountsIn(words, price) }));
    }
  } else if (player) {
    lines.push(...groundLines(words, hex, player));
  }
  return { title: hexTitle(words, hex), text: lines.join(' ') };
}

function groundLines(words: Words, hex: HexView, player: Player): string[] {
  const faction = words.say(`faction-${player.faction}`);
  const spades = player.spades[hex.colour];
  const lines: string[] = [];
  if (spades !== undefined && spades < 90) {
    const price: Amounts = {};
    for (const [name, count] of Object.entries(player.spade_price))
      price[name as keyof Amounts] = count * spades;
    lines.push(words.say('page-spades-home', { faction, spades, price: amountsIn(words, price) }));
  }
  const isFlown = player.flights.includes(hex.hex);
  const key = player.reach.includes(hex.hex) ? 'page-in-reach' : isFlown ? 'page-by-flight' : 'page-no-reach';
  lines.push(words.say(key, { faction }));
  return lines;
}

/** A tile, card or octagon with its text. */
export function tileTip(words: Words, word: string, more = ''): Tip {
  const stem = words.has(`tile-${word}`) ? 'tile' : 'octagon';
  const text = words.say(`${stem}-${word}-text`);
  return { title: words.say(`${stem}-${word}`), text: more ? `${text} ${more}` : text };
}

/** A tile's name and text as one sentence, for a label. */
export function tileLabel(words: Words, word: string): string {
  const tip = tileTip(words, word);
  return `${tip.title}: ${tip.text}`;
}
