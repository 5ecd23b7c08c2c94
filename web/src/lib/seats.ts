/** Who sits at a table, and what they are called. */
import type { SeatInfo } from './api';
import type { Wording } from './words';

/** A bot's level in words; one that has no words is shown as it is written. */
export function levelName(level: string, words: Wording): string {
  return words.has(`level-${level}`) ? words.say(`level-${level}`) : level;
}

/** A name for every seat, in the reader's language; equal names are numbered. */
export function seatNames(seats: readonly SeatInfo[], words: Wording): string[] {
  const names = seats.map((seat) => {
    if (seat.bot && !seat.person) return words.say('bot-name', { level: levelName(seat.bot, words) });
    return seat.name ?? words.say('seat-number', { number: seat.seat + 1 });
  });
  return names.map((name, at) => {
    const alike = names.flatMap((other, i) => (other === name ? [i] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(at) + 1}` : name;
  });
}

/** The seats of a record, of which only the names are known. */
export function namedSeats(names: readonly string[], count: number): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: names[seat] || null,
    person: null,
    bot: null,
    is_you: false,
    is_here: true,
    is_away: false,
  }));
}
