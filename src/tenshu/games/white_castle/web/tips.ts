/** Things of the board in words; a tooltip's title is the text `KEY`, its body `KEY-text`. */
import type { Tip, Words } from '$lib/board';
import type { Position } from './position';
import { readField, type Gain } from './printed';

export function tipOf(words: Words, key: string, rule?: string): Tip {
  const text = words.has(`${key}-text`) ? words.say(`${key}-text`) : '';
  return { title: capital(words.say(key)), ...(text ? { text } : {}), ...(rule ? { rule } : {}) };
}

/** The names of all clans, the rival's too, by seat. */
export function clanNames(words: Words, position: Position): string[] {
  return position.players.map((player, seat) =>
    player.rival ? words.say('clan-rival') : words.say('order-one', { player: seat }),
  );
}

/** A field in words, such as `1 seal → courtier`. */
export function wordsOf(words: Words, text: string): string {
  const field = readField(text);
  const what = field.gains.map((gain) => gainOf(words, gain)).join(' + ');
  return field.cost ? words.say('effect-pay', { cost: gainOf(words, field.cost), what }) : what;
}

/** What a field brings, explained: the words of its action icons. */
export function explain(words: Words, text: string): string {
  const field = readField(text);
  return field.gains
    .filter((gain) => gain.n === 0 && words.has(`icon-${gain.icon}-text`))
    .map((gain) => words.say(`icon-${gain.icon}-text`))
    .join(' ');
}

function gainOf(words: Words, gain: Gain): string {
  return gain.n > 0 ? words.say(`gain-${gain.icon}`, { n: gain.n }) : words.say(`icon-${gain.icon}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
