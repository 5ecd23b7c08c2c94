/** Settings kept on this device; boot.js reads theme and language before the first paint. */
import type { TryStep } from './api';
import type { Language } from './words';

export interface Kept {
  theme: 'auto' | 'light' | 'dark';
  language: Language;
  confirm: 'all' | 'turn' | 'none';
  /** A move without an alternative is made without being asked for. */
  isOnlyTaken: boolean;
  sound: boolean;
  motion: boolean;
  isChatMuted: boolean;
  /** Whether the panel beside the board is folded away; null is as the window's width suggests. */
  isSideFolded: boolean | null;
  /** Show the log in the game's notation instead of words. */
  isLogNotation: boolean;
  /** A sentence of advice each turn, at tables set up for a first game. */
  isAdvised: boolean;
  name: string;
  /** Whether the service has given this browser a person; without one, asking who it is would only fail. */
  isKnown: boolean;
}

const KEY = 'tenshu-settings';
const PAPER = { light: '#f6efe0', dark: '#1d1a15' };

function read<T>(key: string, fallback: T): T {
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as T) };
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, settings last as long as the page.
  }
}

const NIGHT = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  private kept = $state<Kept>(
    read(KEY, {
      theme: 'auto',
      language: (document.documentElement.dataset.language ?? 'en') as Language,
      confirm: 'turn',
      isOnlyTaken: false,
      sound: true,
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      isChatMuted: false,
      isSideFolded: null,
      isLogNotation: false,
      isAdvised: true,
      name: '',
      isKnown: false,
    }),
  );
  private isNight = $state(NIGHT.matches);

  constructor() {
    // Many systems turn dark in the evening, while the page is open.
    NIGHT.addEventListener('change', () => {
      this.isNight = NIGHT.matches;
      this.paint();
    });
  }

  get all(): Readonly<Kept> {
    return this.kept;
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.kept[name] = value;
    write(KEY, this.kept);
    if (name === 'theme') this.paint();
    if (name === 'language') this.speak();
  }

  /** Whether the page is dark now. */
  get isDark(): boolean {
    const { theme } = this.kept;
    return theme === 'auto' ? this.isNight : theme === 'dark';
  }

  private paint(): void {
    const theme = this.isDark ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
  }

  private speak(): void {
    const { language } = this.kept;
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
    document.documentElement.dataset.language = language;
  }
}

export const settings = new Settings();

const SEEN = 'tenshu-seen';
const MOST_SEEN = 60;

/** The last version of a table shown on this device, for the recap on return. */
export function lastSeen(table: string): number | null {
  return read<Record<string, number>>(SEEN, {})[table] ?? null;
}

const PLANS = 'tenshu-plans';
const MOST_PLANS = 20;

/** The plan of this person's next turn at a table: kept on this device, so that nobody else can see it. */
export function keptPlan(table: string): TryStep[] {
  return read<Record<string, TryStep[]>>(PLANS, {})[table] ?? [];
}

export function keepPlan(table: string, steps: TryStep[]): void {
  const others = Object.entries(read<Record<string, TryStep[]>>(PLANS, {})).filter(([id]) => id !== table);
  const plans = steps.length > 0 ? [...others, [table, steps]] : others;
  write(PLANS, Object.fromEntries(plans.slice(-MOST_PLANS)));
}

export function keepSeen(table: string, version: number): void {
  const others = Object.entries(read<Record<string, number>>(SEEN, {})).filter(([id]) => id !== table);
  write(SEEN, Object.fromEntries([...others, [table, version]].slice(-MOST_SEEN)));
}
