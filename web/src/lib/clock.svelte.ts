/** Clocks: the time that the service told, counted on, and put into words. */
import type { ClockInfo, TimeInfo } from './api';
import type { Wording } from './words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A clock is low below a tenth of its bank, but never with more than an hour left. */
const LOW_SHARE = 0.1;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** How far the service's time is ahead of this device's, by the message that told it. */
const skews = new WeakMap<TimeInfo, number>();

class Ticker {
  /** This device's time, a second old at most. */
  now = $state(Date.now());
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Ticks until the returned function is called. */
  run(): () => void {
    this.now = Date.now();
    if (this.users++ === 0) this.timer = setInterval(() => (this.now = Date.now()), SECOND);
    return () => {
      if (--this.users === 0) clearInterval(this.timer);
    };
  }
}

export const ticker = new Ticker();

/** The service's time, when this device's is `now`. */
export function serviceTime(time: TimeInfo, now: number): number {
  let skew = skews.get(time);
  if (skew === undefined) {
    skew = Date.parse(time.now) - Date.now();
    skews.set(time, skew);
  }
  return now + skew;
}

/** The milliseconds that a seat has left at a moment of the service's time. */
export function leftAt(time: TimeInfo, seat: number, moment: number): number {
  const left = time.left[seat] ?? 0;
  if (seat !== time.running) return left;
  const began = Date.parse(time.now);
  const rested = time.pauses.reduce((sum, pause) => {
    const overlap = Math.min(moment, Date.parse(pause.ends)) - Math.max(began, Date.parse(pause.begins));
    return sum + Math.max(0, overlap);
  }, 0);
  return Math.max(0, left - Math.max(0, moment - began - rested));
}

/** The pause in which the running clock stands still at a moment. */
export function pauseAt(time: TimeInfo, moment: number): TimeInfo['pauses'][number] | null {
  const isNow = (pause: TimeInfo['pauses'][number]) =>
    Date.parse(pause.begins) <= moment && moment < Date.parse(pause.ends);
  return time.pauses.find(isNow) ?? null;
}

export function isLow(clock: ClockInfo, left: number): boolean {
  return left < Math.max(MINUTE, Math.min(clock.bank * SECOND * LOW_SHARE, HOUR));
}

/** A time as a clock shows it: its two largest units, seconds only if it is low. */
export function shortTime(left: number, isLow: boolean, words: Wording): string {
  const two = (value: number) => String(value).padStart(2, '0');
  if (isLow && left < HOUR)
    return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
  if (left >= DAY)
    return words.say('clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return words.say('clock-hours', {
      hours: Math.floor(left / HOUR),
      minutes: two(Math.floor((left % HOUR) / MINUTE)),
    });
  return words.say('clock-minutes', { minutes: Math.floor(left / MINUTE) });
}

/** A number of seconds in words: 1 day 12 hours. */
export function duration(seconds: number, words: Wording): string {
  let rest = seconds * SECOND;
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0)
      parts.push(
        new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
      );
  }
  return parts.slice(0, 2).join(' ');
}

/** What a clock means for the players. */
export function clockWords(clock: ClockInfo | null, level: string, words: Wording): string {
  if (!clock) return words.say('clock-none-text');
  const bank = duration(clock.bank, words);
  const rest = clock.vacation ? (clock.sleep ? 'both' : 'vacation') : clock.sleep ? 'sleep' : 'never';
  return [
    clock.increment > 0
      ? words.say('clock-text', { bank, increment: duration(clock.increment, words) })
      : words.say('clock-text-plain', { bank }),
    words.say(`clock-rest-${rest}`),
    words.say('clock-out', { level }),
  ].join(' ');
}
