/** What the service says and takes: the names that the page uses for the types of the wire. */
export interface Text {
  key: string;
  args?: Record<string, unknown>;
}

export type Status = 'open' | 'running' | 'over';

export interface Problem {
  message: Text;
  rule?: string | null;
  seconds?: number | null;
  view?: View | null;
}

export interface Verdict {
  legal: boolean;
  problem: Problem | null;
}

export interface Me {
  id: string;
  name: string;
}

export interface OptionInfo {
  name: string;
  default: string;
  kind: 'choice' | 'number' | 'pick' | 'text';
  choices: string[];
}

export interface GameInfo {
  name: string;
  rules_version: number;
  seats: number[];
  options: OptionInfo[];
  has_ledgers: boolean;
  orders: Record<string, string[]>;
  levels: string[];
}

export interface SeatInfo {
  seat: number;
  name: string | null;
  person: string | null;
  bot: string | null;
  is_you: boolean;
  is_here: boolean;
  is_away: boolean;
}

export interface UndoRequest {
  seat: number;
  version: number;
  agreed: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  status: Status;
  host: string;
  you_are_host: boolean;
  seats: SeatInfo[];
  options: Record<string, string>;
  is_listed: boolean;
  has_spectators: boolean;
  is_one_screen: boolean;
  pace: number;
  created_at: string;
  updated_at: string;
  spectators: number;
  undo_request: UndoRequest | null;
  rematch: string | null;
  seed_hash: string;
  seed: string | null;
  orders: Record<string, string>;
  actor: number;
  version: number;
}

export interface Move {
  action: number;
  text: string;
  verb: string;
  args: string[];
  label: Text;
  ends_turn: boolean;
  reveals: boolean;
}

export interface Undo {
  step: boolean;
  turn: boolean;
  reason: Text | null;
}

export interface View {
  version: number;
  status: Status;
  viewer: number;
  actor: number;
  is_yours: boolean;
  prompt: Text | null;
  moves: Move[];
  position: Record<string, unknown>;
  scores: number[];
  sheets: Record<string, number>[];
  ranks: number[];
  undo: Undo;
  end_reason: string | null;
}

export interface LogEntry {
  version: number;
  actor: number;
  text: string;
  events: Text[];
  at: string;
  turn: number;
  back_to: number | null;
}

export interface ChatLine {
  id: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Preview {
  version: number;
  action: number;
  events: Text[];
  scores: number[];
  view: View;
}

export interface Hint {
  action: number;
  text: string;
  label: Text;
  points: number;
  share: number;
  reasons: Text[];
}

export type SocketMessage =
  | { type: 'welcome'; table: TableInfo; view: View | null; entries: LogEntry[]; chat: ChatLine[] }
  | { type: 'update'; entries: LogEntry[]; view: View }
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; line: ChatLine }
  | { type: 'beat'; version: number };

export interface Replay {
  id: string;
  rules_version: number;
  is_over: boolean;
  game: string;
  seats: number;
  options: Record<string, string>;
  entries: LogEntry[];
  names: string[];
}

export interface LessonStep {
  at: number;
  key: string;
  is_asking: boolean;
  marks: string[];
  action: string | null;
}

export interface Lesson {
  replay: Replay;
  steps: LessonStep[];
}
