/** Things of the board in words: labels for those who listen, tooltips for those who look closer. */
import type { Tip } from '$lib/board';
import type { Amounts, HexView, Player } from './position';
import type { Table } from './table.svelte';

/** Amounts in words: 2 workers, 3 coins. */
export function amountsIn(table: Table, amounts: Amounts): string {
  const parts = Object.entries(amounts).filter(([, count]) => count !== 0);
  return parts.map(([name, count]) => table.say(`page-${name}`, { count })).join(', ');
}

/** A hex for a reader who cannot see it. */
export function hexLabel(table: Table, hex: HexView): string {
  const parts = [hexTitle(table, hex)];
  if (hex.town) parts.push(table.say('page-in-town'));
  const moves = table.byHex.get(hex.hex);
  if (moves) parts.push(...moves.map((move) => table.words.word(move.label)));
  return parts.join('. ');
}

function hexTitle(table: Table, hex: HexView): string {
  const name = hex.hex.toUpperCase();
  const terrain = table.say(`colour-${hex.colour}`);
  if (hex.owner === null || hex.structure === null) return table.say('page-hex', { hex: name, terrain });
  const structure = table.say(`structure-${hex.structure}`);
  return table.say('page-hex-owned', { hex: name, terrain, structure, player: hex.owner });
}

/** What a hex means for the player who looks: owner, upgrades, spades and reach. */
export function hexTip(table: Table, hex: HexView): Tip {
  const lines: string[] = [];
  if (hex.town) lines.push(table.say('page-in-town'));
  const player = table.player(table.front);
  if (hex.owner !== null) {
    for (const [kind, price] of Object.entries(hex.upgrades)) {
      const structure = table.say(`structure-${kind}`);
      lines.push(table.say('page-upgrade-price', { structure, price: amountsIn(table, price) }));
    }
  } else if (player) {
    lines.push(...groundLines(table, hex, player));
  }
  return { title: hexTitle(table, hex), text: lines.join(' ') };
}

function groundLines(table: Table, hex: HexView, player: Player): string[] {
  const faction = table.say(`faction-${player.faction}`);
  const spades = player.spades[hex.colour];
  const lines: string[] = [];
  if (spades !== undefined && spades < 90) {
    const price: Amounts = {};
    for (const [name, count] of Object.entries(player.spade_price))
      price[name as keyof Amounts] = count * spades;
    lines.push(table.say('page-spades-home', { faction, spades, price: amountsIn(table, price) }));
  }
  const isFlown = player.flights.includes(hex.hex);
  const key = player.reach.includes(hex.hex) ? 'page-in-reach' : isFlown ? 'page-by-flight' : 'page-no-reach';
  lines.push(table.say(key, { faction }));
  return lines;
}

/** A tile, card or octagon with its text. */
export function tileTip(table: Table, word: string, more = ''): Tip {
  const stem = table.words.has(`tile-${word}`) ? 'tile' : 'octagon';
  const text = table.say(`${stem}-${word}-text`);
  return { title: table.say(`${stem}-${word}`), text: more ? `${text} ${more}` : text };
}

/** A tile's name and text as one sentence, for a label. */
export function tileLabel(table: Table, word: string): string {
  const tip = tileTip(table, word);
  return `${tip.title}: ${tip.text}`;
}
