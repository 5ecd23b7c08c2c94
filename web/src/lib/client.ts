/** The service over HTTP, one function for each request. */
import type {
  Course,
  Account,
  Clocks,
  EditSeat,
  EditTable,
  FoundPerson,
  FriendInfo,
  Entered,
  GameInfo,
  GameStatistics,
  Habits,
  Hint,
  Lesson,
  LobbyPage,
  Me,
  Mine,
  NewTable,
  NewTournament,
  PlayerPage,
  Preview,
  Problem,
  ReminderInfo,
  ReminderSettings,
  Replay,
  Rules,
  Seek,
  SeriesInfo,
  TableInfo,
  TableState,
  TokenInfo,
  TournamentInfo,
  TournamentSummary,
  Trial,
  Verdict,
  View,
} from './api';

import { offline } from './offline.svelte';

/** A request that the service refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message.key);
  }
}

async function call<Answer>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: {
        // The language of reminders is the one that the page is read in.
        'Accept-Language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    content = await contentOf(answer);
  } catch {
    if (!signal?.aborted) offline.notice(null);
    throw new Refusal(0, { message: { key: 'error-offline' } });
  }
  offline.notice(answer);
  if (answer.ok) return content as Answer;
  throw refusalOf(answer.status, content);
}

async function contentOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  return answer.headers.get('Content-Type')?.includes('json') ? answer.json() : answer.text();
}

function refusalOf(status: number, content: unknown): Refusal {
  const found = content as Partial<Problem>;
  if (typeof found === 'object' && found.message?.key) return new Refusal(status, found as Problem);
  return new Refusal(status, { message: { key: 'error-service', args: { status } } });
}

function table(id: string): string {
  return `/tables/${encodeURIComponent(id)}`;
}

function tournament(id: string): string {
  return `/tournaments/${encodeURIComponent(id)}`;
}

function query(fields: Record<string, string | number>): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

export const client = {
  me: () => call<Me>('GET', '/me'),
  nameMe: (name: string) => call<Me>('POST', '/me', { name }),
  link: () => call<{ token: string }>('POST', '/me/link', {}),
  tokens: () => call<TokenInfo[]>('GET', '/me/tokens'),
  makeToken: (name: string) =>
    call<{ info: TokenInfo; secret: string }>('POST', '/me/tokens', { name, scopes: ['bot:play'] }),
  revokeToken: (id: string) => call<undefined>('DELETE', `/me/tokens/${encodeURIComponent(id)}`),
  enter: (token: string) => call<Entered>('POST', '/enter', { token }),
  ways: () => call<{ has_mail: boolean }>('GET', '/ways'),
  passkeyOptions: () => call<{ options: Record<string, unknown> }>('POST', '/enter/passkey/options', {}),
  enterByPasskey: (credential: unknown) => call<Entered>('POST', '/enter/passkey', { credential }),
  enterByCode: (code: string) => call<Entered>('POST', '/enter/code', { code }),
  mailToEnter: (email: string, language: string) => call<unknown>('POST', '/enter/mail', { email, language }),
  enterByMail: (token: string) => call<Entered>('POST', '/enter/mail/link', { token }),
  account: () => call<Account>('GET', '/me/account'),
  newPasskeyOptions: () => call<{ options: Record<string, unknown> }>('POST', '/me/passkeys/options', {}),
  addPasskey: (credential: unknown, name: string) =>
    call<Account>('POST', '/me/passkeys', { credential, name }),
  removePasskey: (id: string) => call<undefined>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  makeCode: () => call<{ code: string }>('POST', '/me/code', {}),
  mailToKeep: (email: string, language: string) => call<unknown>('POST', '/me/email', { email, language }),
  removeEmail: () => call<undefined>('DELETE', '/me/email'),
  endSession: (id: string) => call<undefined>('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  join: (token: string) => call<Account>('POST', '/me/join', { token }),
  deleteMe: (name: string) => call<undefined>('POST', '/me/delete', { name }),
  block: (person: string) => call<undefined>('POST', `/people/${encodeURIComponent(person)}/block`, {}),
  unblock: (person: string) => call<undefined>('DELETE', `/people/${encodeURIComponent(person)}/block`),
  report: (id: string, line: number) => call<undefined>('POST', `${table(id)}/chat/${line}/report`, {}),

  habits: () => call<Habits>('GET', '/me/habits'),
  setHabits: (habits: Habits) => call<Habits>('PUT', '/me/habits', habits),

  reminders: () => call<ReminderInfo>('GET', '/me/reminders'),
  setReminders: (settings: ReminderSettings) => call<ReminderInfo>('PUT', '/me/reminders', settings),
  addBrowser: (browser: { endpoint: string; p256dh: string; auth: string }) =>
    call<ReminderInfo>('POST', '/me/browsers', browser),
  removeBrowser: (endpoint: string) => call<ReminderInfo>('DELETE', '/me/browsers', { endpoint }),
  isMuted: (id: string) => call<{ is_muted: boolean }>('GET', `${table(id)}/reminders`),
  mute: (id: string, isMuted: boolean) =>
    call<{ is_muted: boolean }>('PUT', `${table(id)}/reminders`, { is_muted: isMuted }),

  games: () => call<GameInfo[]>('GET', '/games'),
  rules: (game: string, language: string) => call<Rules>('GET', `/games/${game}/rules/${language}`),
  lesson: (game: string) => call<Lesson>('GET', `/lessons/${game}`),
  lessonAt: (game: string, at: number) => call<View>('GET', `/lessons/${game}/at/${at}`),

  tables: (show: 'open' | 'mine') => call<TableInfo[]>('GET', `/tables?show=${show}`),
  makeTable: (given: NewTable) => call<TableInfo>('POST', '/tables', given),
  table: (id: string) => call<TableState>('GET', table(id)),
  changeTable: (id: string, changes: EditTable) => call<TableInfo>('PATCH', table(id), changes),
  changeSeat: (id: string, seat: number, change: EditSeat) =>
    call<TableInfo>('POST', `${table(id)}/seats/${seat}`, change),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`, {}),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`, {}),
  comeBack: (id: string) => call<TableInfo>('POST', `${table(id)}/return`, {}),
  rematch: (id: string) => call<TableInfo>('POST', `${table(id)}/rematch`, {}),

  act: (id: string, version: number, action: number, key: string) =>
    call<{ version: number }>('POST', `${table(id)}/actions`, { version, action, key }),
  undo: (id: string, version: number, isWholeTurn: boolean, key: string) =>
    call<{ version: number }>('POST', `${table(id)}/undo`, { version, whole_turn: isWholeTurn, key }),
  requestUndo: (id: string, version: number, to: number) =>
    call<unknown>('POST', `${table(id)}/undo-request`, { version, to }),
  answerUndo: (id: string, agree: boolean) => call<unknown>('POST', `${table(id)}/undo-answer`, { agree }),
  order: (id: string, orders: Record<string, string>) => call<unknown>('PUT', `${table(id)}/orders`, orders),
  preview: (id: string, version: number, action: number, signal: AbortSignal) =>
    call<Preview>('GET', `${table(id)}/preview?${query({ version, action })}`, undefined, signal),
  whyNot: (id: string, action: string) => call<Verdict>('GET', `${table(id)}/why-not?${query({ action })}`),
  hint: (id: string, signal?: AbortSignal) => call<Hint[]>('GET', `${table(id)}/hint`, undefined, signal),
  tryOut: (id: string, version: number, steps: readonly string[], doOthersPlay = false) =>
    call<Trial>('POST', `${table(id)}/try`, { version, steps, others_play: doOthersPlay }),
  hurry: (id: string) => call<unknown>('POST', `${table(id)}/hurry`),
  course: (id: string) => call<Course>('GET', `${table(id)}/course`),
  say: (id: string, text: string) => call<unknown>('POST', `${table(id)}/chat`, { text }),
  at: (id: string, version: number) => call<View>('GET', `${table(id)}/at/${version}`),

  lobby: (after: string) => call<LobbyPage>('GET', `/lobby?${query({ after })}`),
  seek: (wish: Seek) => call<Mine>('POST', '/lobby/seek', wish),
  seekBots: () => call<Mine>('POST', '/lobby/seek/bots', {}),
  stopSeeking: () => call<undefined>('DELETE', '/lobby/seek'),
  clocks: () => call<Clocks>('GET', '/clocks'),
  friends: () => call<FriendInfo[]>('GET', '/friends'),
  findPeople: (name: string) => call<FoundPerson[]>('GET', `/people?${query({ name })}`),
  invite: (id: string, person: string) => call<unknown>('POST', `${table(id)}/invitations`, { person }),
  decline: (id: string) => call<undefined>('DELETE', `/lobby/invitations/${encodeURIComponent(id)}`),
  befriend: (person: string) => call<FriendInfo[]>('PUT', `/friends/${encodeURIComponent(person)}`, {}),
  unfriend: (person: string) => call<undefined>('DELETE', `/friends/${encodeURIComponent(person)}`),
  player: (person: string) => call<PlayerPage>('GET', `/players/${encodeURIComponent(person)}`),
  statistics: (game: string) => call<GameStatistics>('GET', `/games/${game}/statistics`),

  tournaments: () => call<TournamentSummary[]>('GET', '/tournaments'),
  tournament: (id: string) => call<TournamentInfo>('GET', tournament(id)),
  makeTournament: (given: NewTournament) => call<TournamentInfo>('POST', '/tournaments', given),
  joinTournament: (id: string) => call<TournamentInfo>('PUT', `${tournament(id)}/people`, {}),
  leaveTournament: (id: string, person: string) =>
    call<TournamentInfo>('DELETE', `${tournament(id)}/people/${encodeURIComponent(person)}`),
  stepTournament: (id: string, what: 'start' | 'next' | 'end') =>
    call<TournamentInfo>('POST', `${tournament(id)}/steps`, { do: what }),
  decideTable: (id: string, round: number, number: number, note: string, places: number[] | null) =>
    call<TournamentInfo>('POST', `${tournament(id)}/tables/${round}/${number}`, { note, places }),
  series: (id: string) => call<SeriesInfo>('GET', `${table(id)}/series`),

  record: (id: string, format?: string) =>
    call<string>('GET', `${table(id)}/record${format ? `?${query({ format })}` : ''}`),
  storeRecord: (text: string) => call<{ id: string }>('POST', '/records', { text }),
  replay: (id: string) => call<Replay>('GET', `/replays/${encodeURIComponent(id)}`),
  replayAt: (id: string, at: number) => call<View>('GET', `/replays/${encodeURIComponent(id)}/at/${at}`),
};

/** The address of a table's record. */
export function recordAddress(id: string): string {
  return `/api${table(id)}/record`;
}

/** A fresh key, so that a move sent twice is made once. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
