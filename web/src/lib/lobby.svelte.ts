/** The lobby as its socket tells it: open tables, and what concerns this person. */
import type { LobbyMessage, Mine, TableInfo } from './api';
import { client } from './client';
import { LiveSocket } from './socket';

export class Lobby {
  tables = $state.raw<TableInfo[]>([]);
  mine = $state.raw<Mine | null>(null);
  people = $state(0);
  /** Where the list goes on; null at its end. */
  next = $state<string | null>(null);

  private readonly socket: LiveSocket<LobbyMessage>;

  constructor(private readonly goTo: (table: string) => void) {
    this.socket = new LiveSocket<LobbyMessage>(
      () => '/api/lobby/socket',
      (message) => this.hear(message),
      () => undefined,
      () => undefined,
    );
  }

  close(): void {
    this.socket.close();
  }

  /** Comes back as the person that one has become. */
  rejoin(): void {
    this.socket.rejoin();
  }

  async more(): Promise<void> {
    if (this.next === null) return;
    const page = await client.lobby(this.next);
    this.put(page.tables);
    this.next = page.next;
  }

  /** Takes in what concerns this person, and goes to the table that was found for them. */
  know(mine: Mine): void {
    this.mine = mine;
    if (mine.seek?.table) this.goTo(mine.seek.table);
  }

  private hear(message: LobbyMessage): void {
    if (message.type === 'mine') this.know(message);
    if (message.type !== 'lobby' && message.type !== 'news') return;
    this.people = message.people;
    if (message.type === 'lobby') {
      this.tables = message.tables;
      this.next = message.next;
    } else {
      this.tables = this.tables.filter((one) => !message.gone.includes(one.id));
      this.put(message.tables);
    }
  }

  private put(changed: TableInfo[]): void {
    const ids = new Set(changed.map((one) => one.id));
    this.tables = [...changed, ...this.tables.filter((one) => !ids.has(one.id))].sort(
      (a, b) => a.status.localeCompare(b.status) || b.created_at.localeCompare(a.created_at),
    );
  }
}
