/** Messages in words, as in `tenshu.text`: looked up in a game's texts, then the general ones, then the page's. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Text } from './api';
import type { Words } from './board';

export type Language = Words['language'];

export const LANGUAGES: readonly Language[] = ['en', 'pt', 'it'];
/** Plain "pt" would use the singular for zero: "0 jogada". */
export const LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-PT', it: 'it-IT' };
const SEAT_ARGUMENTS = new Set(['seat', 'player']);
const LONGEST_WORD = 500;

type Files = Record<string, () => Promise<string>>;

const OURS = import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }) as Files;
const GENERAL = import.meta.glob('../../../src/tenshu/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;
const GAMES = import.meta.glob('../../../src/tenshu/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;

const bundles = new Map<string, FluentBundle>();

/** Words from several bundles; a missing one shows its key, and an error in the console. */
export class Wording implements Words {
  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    private readonly seats: readonly string[] = [],
  ) {}

  say(key: string, args: Record<string, unknown> = {}): string {
    const bundle = this.bundles.find((found) => found.hasMessage(key));
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return missing(this.language, key, 'no such key');
    const plain = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.argument(name, value)]),
    );
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, plain, errors);
    return errors[0] ? missing(this.language, key, errors[0].message) : text;
  }

  word(text: Text): string {
    return this.say(text.key, text.args);
  }

  /** Several messages as one line of text. */
  line(texts: readonly Text[]): string {
    return texts.map((text) => this.word(text)).join(' ');
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  private argument(name: string, value: unknown): string | number {
    if (typeof value === 'number') {
      const seat = SEAT_ARGUMENTS.has(name) ? this.seats[value] : undefined;
      return seat === undefined ? value : shorten(seat);
    }
    if (isText(value)) return this.word(value);
    return shorten(String(value));
  }
}

export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && typeof (value as Text).key === 'string';
}

/** A user's text, cut to `LONGEST_WORD` letters. */
export function shorten(text: string): string {
  return text.length <= LONGEST_WORD ? text : `${text.slice(0, LONGEST_WORD - 1)}…`;
}

/** A bundle of Fluent text. */
export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The words of a language, with those of a game where there is one. */
export async function loadWords(
  language: Language,
  game: string | null = null,
  seats: readonly string[] = [],
): Promise<Wording> {
  const paths = [
    game === null ? null : `../../../src/tenshu/games/${game}/text/${language}.ftl`,
    `../../../src/tenshu/text/${language}.ftl`,
    `../text/${language}.ftl`,
  ];
  const found = await Promise.all(paths.map((path) => loadBundle(language, path)));
  return new Wording(
    language,
    found.filter((bundle) => bundle !== null),
    seats,
  );
}

async function loadBundle(language: Language, path: string | null): Promise<FluentBundle | null> {
  if (path === null) return null;
  const ready = bundles.get(path);
  if (ready) return ready;
  const load = GAMES[path] ?? GENERAL[path] ?? OURS[path];
  if (!load) return null;
  const source: string | undefined = await load();
  // The file is gone and the page is being loaded again (main.ts): until then, nothing has words.
  if (source === undefined) return new Promise(() => undefined);
  const bundle = makeBundle(language, source);
  bundles.set(path, bundle);
  return bundle;
}

function missing(language: Language, key: string, why: string): string {
  // eslint-disable-next-line no-console -- a missing text is our fault, and tests watch the console
  console.error(`${language}: ${key}: ${why}`);
  return key;
}
