/** One's own tables, the most urgent first. */
import type { TableInfo } from './api';

export function isMyTurn(table: TableInfo): boolean {
  const isMine = table.seats.some((seat) => seat.is_you && !seat.is_away && seat.seat === table.actor);
  return table.status === 'running' && isMine;
}

/** Tables where I must act come first: those whose clock ends soonest, then those that wait longest. */
export function byUrgency(a: TableInfo, b: TableInfo): number {
  const turn = Number(isMyTurn(b)) - Number(isMyTurn(a));
  if (turn !== 0) return turn;
  if (!isMyTurn(a)) return b.updated_at.localeCompare(a.updated_at);
  const [first, second] = [a.time?.ends_at ?? '9', b.time?.ends_at ?? '9'];
  return first.localeCompare(second) || a.updated_at.localeCompare(b.updated_at);
}

/** The tables where I must act, in the order in which "next table" visits them. */
export function waitingForMe(tables: TableInfo[]): TableInfo[] {
  return tables.filter(isMyTurn).sort(byUrgency);
}

/** The table to go to from here: the most urgent one after this in the order, around to the first. */
export function nextTable(tables: TableInfo[], here: string): TableInfo | null {
  const waiting = waitingForMe(tables);
  const others = waiting.filter((table) => table.id !== here);
  const index = waiting.findIndex((table) => table.id === here);
  return waiting.slice(index + 1).find((table) => table.id !== here) ?? others[0] ?? null;
}
