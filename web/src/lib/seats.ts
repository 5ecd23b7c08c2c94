/** Who sits at a table, and what they are called. */
import type { SeatInfo } from './api';
import type { Wording } from './words';

/** As many names for bots as a table can have seats. */
const BOT_NAMES = 5;
/** The levels of bots, weakest first; bots with other names are for experiments. */
const LEVELS = ['easy', 'medium', 'hard', 'master'];

/** A bot's level in words; one that has no words is shown as it is written. */
export function levelName(level: string, words: Wording): string {
  return words.has(`level-${level}`) ? words.say(`level-${level}`) : level;
}

/** A bot's level as a number from 1 to 4, 0 for bots that have none. */
export function levelSign(level: string | null): number {
  return LEVELS.indexOf(level ?? '') + 1;
}

export const MOST_LEVEL = LEVELS.length;

/** The name of everybody whose data was deleted. */
const DELETED = 'deleted-player';

/** A person's name as it is shown. */
export function personName<Name extends string | null>(name: Name, words: Wording): Name | string {
  return name === DELETED ? words.say('deleted-player') : name;
}

/** A name for every seat, in the reader's language: bots are named by their seat, equal names are numbered. */
export function seatNames(seats: readonly SeatInfo[], words: Wording): string[] {
  const names = seats.map((seat) => {
    if (seat.bot && !seat.person) return words.say(`bot-${(seat.seat % BOT_NAMES) + 1}`);
    if (seat.is_bot && seat.name) return words.say('program-name', { name: seat.name });
    return personName(seat.name, words) ?? words.say('seat-number', { number: seat.seat + 1 });
  });
  return names.map((name, at) => {
    const alike = names.flatMap((other, i) => (other === name ? [i] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(at) + 1}` : name;
  });
}

/** The seats of a record, of which only the names are known: that of a bot is its level. */
export function namedSeats(names: readonly string[], count: number, words: Wording): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) => {
    const name = names[seat] || null;
    const isBot = name !== null && words.has(`level-${name}`);
    return {
      seat,
      name: isBot ? null : name,
      person: null,
      bot: isBot ? name : null,
      is_you: false,
      is_here: false,
      is_away: false,
      is_bot: false,
      is_known: false,
    };
  });
}
