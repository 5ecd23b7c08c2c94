/** Words for the keys of statistics. */
import type { Wording } from './words';

export function labelsOf(words: Wording, gameWords: Wording | null) {
  const known = (key: string, otherwise: string) => (gameWords?.has(key) ? gameWords.say(key) : otherwise);
  return {
    seat: (key: string) => words.say('statistics-seat', { seat: Number(key) + 1 }),
    who: (key: string) => {
      if (key === 'person' || key === 'program') return words.say(`statistics-${key}`);
      return words.has(`level-${key}`) ? words.say(`level-${key}`) : key;
    },
    card: (key: string) => known(key, key),
    source: (key: string) => known(`score-${key}`, key),
    percent: (share: number) =>
      new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    number: (value: number) =>
      new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value),
    day: (at: string) =>
      new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(new Date(at)),
  };
}
