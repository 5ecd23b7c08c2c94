/** The person who uses this page, the page's words, and the list of games. */
import { SvelteMap } from 'svelte/reactivity';
import type { Entered, GameInfo, JoinOffer, Me, Problem } from './api';
import { client, Refusal } from './client';
import { makePasskey } from './passkeys';
import { settings } from './settings.svelte';
import { toasts } from './toasts.svelte';
import { loadWords, Wording } from './words';

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** The guest whom this browser knew before somebody logged in. */
  offer = $state.raw<JoinOffer | null>(null);
  /** The page's own words and the general ones. */
  words = $state.raw<Wording>(new Wording('en', []));

  private ofGames = new SvelteMap<string, Wording>();

  async begin(): Promise<void> {
    const [words] = await Promise.all([loadWords(settings.all.language), this.recognise()]);
    this.words = words;
  }

  /** Loads the words of the current language; called again when it changes. */
  async speak(): Promise<void> {
    this.words = await loadWords(settings.all.language);
    // Reminders come in this language from now on.
    await this.recognise();
  }

  /** The words of a game, or null until they are loaded. */
  wordsOf(game: string): Wording | null {
    const { language } = settings.all;
    const name = `${language}/${game}`;
    const ready = this.ofGames.get(name);
    if (ready) return ready;
    void loadWords(language, game).then(
      (words) => this.ofGames.set(name, words),
      // Offline, words that were never loaded are missing; the game is shown by its picture.
      () => undefined,
    );
    return null;
  }

  async loadGames(): Promise<GameInfo[]> {
    if (this.games.length === 0) this.games = await client.games();
    return this.games;
  }

  /** The person, made a guest if the service does not know them yet; a guest needs only a name. */
  async ensureMe(): Promise<Me> {
    if (!this.me) {
      const name = settings.all.name || this.words.say('guest-name');
      try {
        this.know(await client.nameMe(name));
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 409) throw error;
        // Somebody has kept this name since.
        this.know(await client.nameMe(`${name} ${100 + Math.floor(Math.random() * 900)}`));
      }
    }
    return this.me!;
  }

  async rename(name: string): Promise<void> {
    const trimmed = name.trim();
    if (!trimmed) return;
    this.know(await client.nameMe(trimmed));
    settings.set('name', trimmed);
  }

  /** Signs in by a personal link. */
  async enter(token: string): Promise<void> {
    await this.come(() => client.enter(token));
  }

  /** Logs in, and remembers the guest who played here before. */
  async come(work: () => Promise<Entered>): Promise<void> {
    const who = await work();
    this.know(who);
    settings.set('name', who.name);
    this.offer = who.join;
  }

  /** Keeps one's name and games by a passkey; false if the person declined. */
  async keepByPasskey(): Promise<boolean> {
    const me = await this.ensureMe();
    const { options } = await client.newPasskeyOptions();
    const credential = await makePasskey(options);
    if (!credential) return false;
    this.know((await client.addPasskey(credential, deviceName())).me);
    toasts.show(this.words.say('kept-done', { name: me.name }), 'good');
    return true;
  }

  /** Nobody is logged in here any more. */
  leave(): void {
    this.me = null;
    settings.set('isKnown', false);
  }

  /** Shows why something was refused. */
  refuse(error: unknown, words: Wording = this.words, game: string | null = null): void {
    if (!(error instanceof Refusal)) throw error;
    const { problem } = error;
    const named = problem.game ?? null;
    if (named === null || words.has(problem.message.key)) this.tell(problem, words, game ?? named);
    else void loadWords(settings.all.language, named).then((found) => this.tell(problem, found, named));
  }

  private tell({ message, rule, seconds }: Problem, words: Wording, game: string | null): void {
    const args = seconds ? { ...message.args, seconds } : message.args;
    toasts.show(words.say(message.key, args), 'refused', rule ? ruleLink(rule, game) : undefined);
  }

  know(me: Me): void {
    this.me = me;
    settings.set('isKnown', true);
  }

  private async recognise(): Promise<void> {
    if (!settings.all.isKnown) return;
    try {
      this.me = await client.me();
    } catch (error) {
      // Unknown to the service, or no service: the page opens all the same.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

export const session = new Session();

/** What a passkey is called that is made here. */
function deviceName(): string {
  const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];
  return systems.find((name) => navigator.userAgent.includes(name)) ?? '';
}

/** The link to where a rule's tag is explained. */
export function ruleLink(tag: string, game: string | null): { tag: string; address: string } {
  return { tag, address: game ? `/learn/${game}#${tag.replaceAll(' ', '-')}` : '/learn' };
}
