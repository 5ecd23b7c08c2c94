/** The names that the page uses for the types of the wire; schema.ts is made from the service by `npm run api`. */
import type { components } from './schema';

type Schemas = components['schemas'];

/** A message as a key and its arguments; the page puts it into words. */
export type Text = Schemas['Text'];

/** Fields with a default are optional in what the page sends, but the service always sends them. */
type Said<T> = T extends unknown ? (IsText<T> extends true ? Text : SaidPart<T>) : never;
type SaidPart<T> = T extends (infer Item)[]
  ? Said<Item>[]
  : T extends object
    ? { [Name in keyof T]-?: Said<Exclude<T[Name], undefined>> }
    : T;
type IsText<T> = [T, Text] extends [Text, T] ? true : false;

export type Problem = Omit<Schemas['Problem'], 'view'> & { view?: View | null };
export type NewTable = Schemas['NewTable'];
export type EditTable = Schemas['EditTable'];
export type EditSeat = Schemas['EditSeat'];
export type ClockChoice = Schemas['ClockChoice'];
export type ReminderInfo = Said<Schemas['ReminderInfo']>;
export type ReminderSettings = Said<Schemas['ReminderSettings']>;
export type Habits = Said<Schemas['Habits']>;

export type Account = Said<Schemas['Account']>;
export type Entered = Said<Schemas['Entered']>;
export type JoinOffer = Said<Schemas['JoinOffer']>;
export type ClockInfo = Said<Schemas['ClockInfo']>;
export type TimeInfo = Said<Schemas['TimeInfo']>;
export type ChatLine = Said<Schemas['ChatLine']>;
export type Course = Said<Schemas['Course']>;
export type CourseReason = Said<Schemas['CourseReason']>;
export type GameInfo = Said<Schemas['GameInfo']>;
export type Hint = Said<Schemas['Hint']>;
export type LogEntry = Said<Schemas['LogEntry']>;
export type Me = Said<Schemas['Me']>;
export type Move = Said<Schemas['Move']>;
export type OptionInfo = Said<Schemas['OptionInfo']>;
export type FriendInfo = Said<Schemas['FriendInfo']>;
export type FoundPerson = Said<Schemas['FoundPerson']>;
export type Clocks = Said<Schemas['Clocks']>;
export type GameSummary = Said<Schemas['GameSummary']>;
export type GameStatistics = Said<Schemas['GameStatistics']>;
export type LobbyMessage = Said<Schemas['LobbyMessage']>;
export type LobbyPage = Said<Schemas['LobbyPage']>;
export type Mine = Said<Schemas['Mine']>;
export type PlayerPage = Said<Schemas['PlayerPage']>;
export type Seek = Schemas['Seek'];
export type NewTournament = Schemas['NewTournament'];
export type SeriesInfo = Said<Schemas['SeriesInfo']>;
export type TournamentInfo = Said<Schemas['TournamentInfo']>;
export type TournamentSummary = Said<Schemas['TournamentSummary']>;
export type TournamentTable = Said<Schemas['TournamentTable']>;
export type Tally = Said<Schemas['Tally']>;
export type Lesson = Said<Schemas['Lesson']>;
export type Preview = Said<Schemas['Preview']>;
export type Replay = Said<Schemas['Replay']>;
export type Rules = Said<Schemas['Rules']>;
export type SeatInfo = Said<Schemas['SeatInfo']>;
export type SocketMessage = Said<Schemas['SocketMessage']>;
export type TournamentMessage = Said<Schemas['TournamentMessage']>;
export type TableInfo = Said<Schemas['TableInfo']>;
export type TableState = Said<Schemas['TableState']>;
export type TokenInfo = Said<Schemas['TokenInfo']>;
export type Trial = Omit<Said<Schemas['Trial']>, 'problem'> & { problem?: Problem | null };
export type TryStep = Said<Schemas['TryStep']>;
export type Verdict = Said<Schemas['Verdict']>;
export type View = Said<Schemas['View']>;
