/** A table as one person sees it: what the service said, and which moment is shown. */
import type {
  ChatLine,
  Hint,
  LogEntry,
  Move,
  Preview,
  SocketMessage,
  TableInfo,
  Text,
  TryStep,
  View,
} from './api';
import { loadSeats, loadStory, looksOf, type Seats } from './boards';
import { client, freshKey, Refusal } from './client';
import { currentTurn, merge, standing } from './log';
import { MoveQueue, type MoveTarget } from './queue.svelte';
import { seatNames } from './seats';
import { ruleLink, session } from './session.svelte';
import { keepPlan, keepSeen, keptPlan, lastSeen, settings } from './settings.svelte';
import { LiveSocket, type Connection } from './socket';
import { play as sound } from './sound';
import { lastTale, markOf, newsOf, PLAIN_STORY, sinceBegun, type Mark, type Story, type Tale } from './story';
import { toasts } from './toasts.svelte';
import { TrialStore } from './trial.svelte';
import { loadWords, Wording } from './words';

/** The status of a refusal because a table has no spectators. */
export const NOT_ALLOWED = 403;
/** How long each step of the news stays when they are shown again. */
const STEP_SHOWN = 700;

export class TableStore implements MoveTarget {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>('joining');
  problem = $state.raw<{ status: number; message: Text } | null>(null);

  /** The moves of this person, on their way to the service. */
  private readonly moves = new MoveQueue(this);
  /** A copy on which this person tries things out instead of playing. */
  trial = $state.raw<TrialStore | null>(null);
  /** The plan of this person's next turn, kept on this device. */
  plan = $state.raw<TryStep[]>([]);
  /** A moment of the past that is shown instead of now. */
  moment = $state.raw<View | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  isThinking = $state(false);
  pointed = $state.raw<Move[]>([]);
  /** Entries under the pointer, to be shown on the board. */
  private pointedAt = $state.raw<readonly LogEntry[] | null>(null);
  /** Places that a reason of the final scoring names, to be shown on the board. */
  private lit = $state.raw<Mark | null>(null);
  /** Something happened since this device showed the table last. */
  isBack = $state(false);
  /** The seat whose news are opened into steps, -1 if none is. */
  openTale = $state(-1);
  /** Read aloud by screen readers. */
  spoken = $state('');
  /** The words of the game with the names of its seats. */
  words = $state.raw<Wording>(session.words);

  /** How the game shows its seats. */
  seats = $state.raw<Seats | null>(null);
  story = $state.raw<Story>(PLAIN_STORY);

  standing = $derived(standing(this.entries));
  shown = $derived(this.trial?.view ?? this.moment ?? this.view);
  names = $derived(this.table ? seatNames(this.table.seats, this.words) : []);
  /** The names of all who have a score: of the seats, and of the rival of somebody who plays alone. */
  scorers = $derived([
    ...this.names,
    ...(this.view?.scores ?? []).slice(this.names.length).map(() => this.words.say('clan-rival')),
  ]);
  looks = $derived(this.seats && this.shown ? looksOf(this.seats, this.shown) : []);
  seat = $derived(this.view?.viewer ?? -1);
  /** The seat of this person that a bot plays for them now. */
  away = $derived(this.table?.seats.find((seat) => seat.is_you && (seat.is_away || seat.bot)) ?? null);
  /** Whether this person holds a seat here. */
  isSeated = $derived(this.table?.seats.some((seat) => seat.is_you) ?? false);
  isPaused = $derived(this.moment !== null);
  /** What others did since this person acted. */
  news = $derived(this.moment || this.trial ? [] : newsOf(this.standing, this.seat, this.story));
  /** What happened last, for where there is no news. */
  lastTale = $derived(this.trial ? null : lastTale(this.shownEntries()));
  /** The seat whose move asks this person something, -1 if none does. */
  asker = $derived.by(() => {
    const asking = new Set(this.queue.moves.map((move) => move.label.args?.['player']));
    const [only] = asking.size === 1 ? asking : [];
    return typeof only === 'number' ? only : -1;
  });
  /** The position before the news. */
  private beforeNews = $state.raw<View | null>(null);
  before = $derived(this.trial || this.moment || this.pointedAt ? null : this.beforeNews);
  /** The entries that the board shows. */
  private told = $derived(
    this.pointedAt ?? (this.lit && []) ?? this.momentEntries() ?? this.news.flatMap((tale) => tale.entries),
  );
  marks = $derived(this.lit ? [this.lit] : this.told.map(markOf));
  arrows = $derived(
    [...new Set(this.told.map((entry) => entry.actor))].flatMap((seat) =>
      this.story.arrows(this.told.filter((entry) => entry.actor === seat)),
    ),
  );
  turn = $derived(this.trial ? this.trial.turn : currentTurn(this.shownEntries(), this.shown?.actor ?? -1));
  /** Whether the turn can no longer be taken back, which was confirmed. */
  private hasRevealed = $derived(
    (this.names.length > 1 ? this.turn : sinceBegun(this.turn, this.story)).some((entry) => entry.actor < 0),
  );

  private socket: LiveSocket<SocketMessage> | null = null;
  private moments = new Map<number, View>();
  /** The version of the moment that was asked for last, until it is here or something else is shown. */
  private awaitedMoment: number | null = null;
  private seenAtStart: number | null;
  private hasJoined = false;
  /** Slips that this person was warned of. */
  private warned = new Set<string>();

  constructor(readonly id: string) {
    this.seenAtStart = lastSeen(id);
    this.plan = keptPlan(id);
  }

  /** Takes the moves: those at the table, or those on a copy while one is tried out. */
  get queue(): MoveQueue {
    return this.trial?.queue ?? this.moves;
  }

  /** Plays on from the current position on a copy, beginning with the plan if it fits. */
  async tryOut(): Promise<void> {
    if (!this.view || !this.table || this.trial) return;
    this.moves.clear();
    this.showNow();
    const seats = this.table.seats.filter((seat) => seat.is_you).map((seat) => seat.seat);
    const trial = new TrialStore(this.id, this.view.version, seats, (error) => this.refuse(error));
    await trial.open(this.view.is_yours ? this.plan.map((step) => step.text) : []);
    if (trial.view) this.trial = trial;
  }

  stopTrial(): void {
    this.trial = null;
  }

  /** Keeps the plan of this person's next turn, or drops it. */
  keepPlan(steps: TryStep[]): void {
    this.plan = steps;
    keepPlan(this.id, steps);
    if (steps.length > 0) this.stopTrial();
  }

  /** Makes the moves of the plan: it was confirmed when it was kept. */
  playPlan(): void {
    const actions = this.plan.map((step) => step.text);
    this.keepPlan([]);
    this.moves.playAll(actions, true);
  }

  async open(): Promise<void> {
    try {
      const answer = await client.table(this.id);
      await this.change(answer.table);
      this.chat = answer.chat;
      this.show(answer.view);
      this.socket = new LiveSocket<SocketMessage>(
        () => `/api/tables/${encodeURIComponent(this.id)}/socket?since=${this.lastVersion()}`,
        (message) => this.hear(message),
        (connection) => (this.connection = connection),
        (status) => this.end(status),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = { status: error.status, message: error.problem.message };
    }
  }

  close(): void {
    this.socket?.close();
  }

  /** Reconnects as another person, who may see other things. */
  rejoin(): void {
    this.socket?.rejoin();
  }

  /** Loads the game's words in the current language. */
  async speak(table: TableInfo | null = this.table): Promise<void> {
    if (!table) return;
    const { language } = settings.all;
    const plain = await loadWords(language, table.game);
    this.words = await loadWords(language, table.game, seatNames(table.seats, plain));
  }

  needsConfirmation(move: Move): boolean {
    if (this.warns(move)) return true;
    const { confirm } = settings.all;
    if (confirm !== 'turn') return confirm === 'all';
    // A verb of this name does nothing else: to say it is already the confirmation.
    return (move.ends_turn || move.reveals) && move.verb !== 'end' && !this.hasRevealed;
  }

  /** Whether the move is probably a slip; each is warned of once a turn. */
  private warns(move: Move): boolean {
    if (!move.warning) return false;
    const name = `${this.turn[0]?.turn ?? this.view!.version} ${move.warning.key}`;
    if (this.warned.has(name)) return false;
    this.warned.add(name);
    return true;
  }

  accepts(): boolean {
    return true;
  }

  /** A move without an alternative is made, if the person wants that; but an undo is not undone. */
  get isOnlyMoveMade(): boolean {
    const isUndone = (this.entries[this.entries.length - 1]?.back_to ?? null) !== null;
    return settings.all.isOnlyTaken && !isUndone;
  }

  async send(version: number, move: Move): Promise<number> {
    const done = await client.act(this.id, version, move.action, freshKey());
    sound('move');
    return done.version;
  }

  async preview(version: number, move: Move, signal: AbortSignal): Promise<Preview | null> {
    sound('choose');
    try {
      return await client.preview(this.id, version, move.action, signal);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Without a preview the move can still be made.
      return null;
    }
  }

  async undo(isWholeTurn: boolean): Promise<void> {
    if (this.trial) return this.trial.undo(isWholeTurn);
    this.moves.release();
    await this.moves.deliver(
      async (version) => (await client.undo(this.id, version, isWholeTurn, freshKey())).version,
    );
  }

  /** Asks everybody at the table to undo the last turn of this seat. */
  async requestUndo(): Promise<void> {
    const { view } = this;
    const mine = this.standing.findLast((entry) => entry.actor === this.seat);
    if (!view || !mine) return;
    const first = this.standing.find((entry) => entry.turn === mine.turn && entry.actor === this.seat);
    await this.attempt(() => client.requestUndo(this.id, view.version, (first ?? mine).version - 1));
  }

  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  async whyNot(action: string): Promise<void> {
    if (this.moment) return;
    try {
      const problem = this.trial
        ? await this.trial.whyNot(action)
        : (await client.whyNot(this.id, action)).problem;
      if (!problem) return;
      sound('refuse');
      const { message, rule } = problem;
      toasts.show(this.words.word(message), 'refused', rule ? ruleLink(rule, this.table!.game) : undefined);
    } catch (error) {
      this.refuse(error);
    }
  }

  async hint(): Promise<void> {
    if (this.isThinking || !this.view?.is_yours || this.trial) return;
    this.isThinking = true;
    const { version } = this.view;
    try {
      const hints = await client.hint(this.id);
      if (this.view?.version !== version) return;
      this.hints = hints;
      this.point(hints[0] ?? null);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.isThinking = false;
    }
  }

  point(hint: Hint | null): void {
    this.pointed = this.queue.moves.filter((move) => move.action === hint?.action);
  }

  async showMoment(version: number): Promise<void> {
    if (this.trial) return;
    if (!this.view || version >= this.view.version) return this.showNow();
    this.moves.clear();
    this.awaitedMoment = version;
    try {
      const moment = this.moments.get(version) ?? (await client.at(this.id, version));
      this.moments.set(version, moment);
      if (this.awaitedMoment === version) this.moment = moment;
    } catch (error) {
      this.refuse(error);
    }
    if (this.awaitedMoment === version) this.awaitedMoment = null;
  }

  showNow(): void {
    this.moment = null;
    this.awaitedMoment = null;
  }

  /** Goes one entry back or forth in the history. */
  async walk(by: 1 | -1): Promise<void> {
    const versions = this.standing.map((entry) => entry.version);
    const now = this.awaitedMoment ?? this.shown?.version ?? 0;
    const next = by > 0 ? versions.find((one) => one > now) : versions.findLast((one) => one < now);
    if (next !== undefined) await this.showMoment(next);
    else if (by < 0 && now > 0 && versions.length > 0) await this.showMoment(0);
  }

  /** The viewer's own standing orders. */
  get orders(): Record<string, string> {
    return this.table?.orders ?? {};
  }

  async setOrder(name: string, value: string): Promise<void> {
    await this.attempt(() => client.order(this.id, { ...this.orders, [name]: value }));
  }

  /** Shows on the board what these entries did; null is all news again. */
  pointAt(entries: readonly LogEntry[] | null): void {
    this.pointedAt = entries;
    this.lit = null;
  }

  /** Shows these places of a seat on the board, until something else is pointed at. */
  lightUp(mark: Mark): void {
    this.lit = mark;
  }

  /** Folds the steps of the news; false if they were folded already. */
  closeNews(): boolean {
    const wasOpen = this.isBack || this.openTale >= 0;
    this.isBack = false;
    this.openTale = -1;
    this.pointAt(null);
    return wasOpen;
  }

  /** Shows these news once more, step by step, until the person does something else. */
  async replayNews(tales: readonly Tale[]): Promise<void> {
    const steps = tales.flatMap((tale) => tale.entries.map((entry) => entry.version)).sort((a, b) => a - b);
    this.pointAt(null);
    for (const version of steps) {
      await this.showMoment(version);
      const shown = this.moment;
      await new Promise((done) => setTimeout(done, STEP_SHOWN));
      if (this.moment !== shown) return;
    }
    this.showNow();
  }

  refuse(error: unknown): void {
    session.refuse(error, this.words, this.table?.game ?? null);
    if (!(error instanceof Refusal)) return;
    sound('refuse');
    const fresh = error.problem.view;
    if (fresh) this.show(fresh);
    else if (error.status === 409) this.socket?.rejoin();
  }

  /** The socket was closed for good: the page says why instead of the table. */
  private end(status: number): void {
    this.moves.clear();
    this.problem = {
      status,
      message: { key: status === NOT_ALLOWED ? 'error-no-spectators' : 'error-table' },
    };
  }

  /** What led to the moment that is shown. */
  private momentEntries(): LogEntry[] | null {
    const { moment } = this;
    return moment ? this.standing.filter((entry) => entry.version === moment.version) : null;
  }

  private shownEntries(): LogEntry[] {
    const until = this.shown?.version ?? 0;
    return this.moment ? this.standing.filter((entry) => entry.version <= until) : this.standing;
  }

  private lastVersion(): number {
    return this.entries[this.entries.length - 1]?.version ?? 0;
  }

  private hear(message: SocketMessage): void {
    switch (message.type) {
      case 'welcome':
        this.chat = message.chat;
        this.entries = merge(this.entries, message.entries);
        void this.change(message.table);
        this.show(message.view);
        this.recall();
        break;
      case 'update':
        this.entries = merge(this.entries, message.entries);
        this.speakAloud(message.entries);
        if (message.entries.some((entry) => entry.actor !== this.seat)) sound('move');
        if (message.time && this.table) this.table = { ...this.table, time: message.time };
        this.show(message.view);
        break;
      case 'table':
        void this.change(message.table);
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.id !== message.line.id), message.line];
        if (!settings.all.isChatMuted && message.line.person !== session.me?.id) sound('chat');
        break;
      case 'beat':
        if (this.view && message.version > this.view.version) this.socket?.rejoin();
    }
  }

  private async change(table: TableInfo): Promise<void> {
    const names = (info: TableInfo) => JSON.stringify(info.seats.map((seat) => [seat.name, seat.bot]));
    // Nothing can be shown before its words are loaded.
    if (this.table === null) {
      [this.seats, this.story] = await Promise.all([
        loadSeats(table.game),
        loadStory(table.game),
        this.speak(table),
      ]);
    } else if (names(this.table) !== names(table)) void this.speak(table);
    this.table = table;
  }

  /** Takes a new position, unless it is older than the one shown. */
  private show(view: View | null): void {
    if (!view || (this.view && view.version < this.view.version)) return;
    const before = this.view;
    this.view = view;
    if (this.table && this.table.status !== view.status) this.table = { ...this.table, status: view.status };
    if (before?.version !== view.version) {
      this.hints = null;
      this.pointed = [];
    }
    if (document.visibilityState === 'visible') keepSeen(this.id, view.version);
    if (view.is_yours && !(before?.is_yours && before.actor === view.actor)) sound('turn');
    if (before && before.status !== 'over' && view.status === 'over') sound('end');
    this.moves.arrive();
    void this.lookBefore(before);
  }

  /** Finds the position before the news: the last one shown, or one of the past after a reload. */
  private async lookBefore(last: View | null): Promise<void> {
    const [first] = this.news
      .flatMap((tale) => tale.entries.map((entry) => entry.version))
      .sort((a, b) => a - b);
    const wanted = first === undefined ? -1 : first - 1;
    if (this.beforeNews?.version === wanted) return;
    this.beforeNews = last?.version === wanted ? last : null;
    if (wanted < 0 || this.beforeNews || !this.isSeated) return;
    const found = await client.at(this.id, wanted).catch(() => null);
    if (this.news.some((tale) => tale.entries[0]!.version === first)) this.beforeNews = found;
  }

  private recall(): void {
    if (this.hasJoined) return;
    this.hasJoined = true;
    const since = this.seenAtStart;
    if (since === null || !this.isSeated) return;
    this.isBack = this.news.some((tale) => tale.entries.some((entry) => entry.version > since));
  }

  private speakAloud(entries: LogEntry[]): void {
    this.spoken = this.words.line(entries.flatMap((entry) => entry.events));
  }
}
