/** A socket of a table or of the lobby: receives messages, reconnects, and resumes where it was. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const BEAT = 20_000;
const SILENCE = 50_000;

/** Close codes after which reconnecting would not help: the status of a refusal, and 4000. */
const CLOSED_BY_REFUSAL = 4000;
const FINAL = new Set([4403, 4404]);

/** The close code of a service that restarts. */
const RESTARTING = 1012;

export type Connection = 'joining' | 'live' | 'lost';

/** The milliseconds after which a service that restarts wants one back. */
export function returnAfter(hint: string): number {
  return Number(/^retry=(\d{1,4})$/.exec(hint)?.[1] ?? FIRST_WAIT);
}

export class LiveSocket<Message> {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private isClosed = false;

  constructor(
    private readonly path: () => string,
    private readonly hear: (message: Message) => void,
    private readonly tell: (connection: Connection) => void,
    private readonly end: (status: number) => void,
  ) {
    this.join();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  /** Reconnects, which brings everything since the last version. */
  rejoin(): void {
    this.wait = FIRST_WAIT;
    this.socket?.close();
  }

  private join(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      this.wait = FIRST_WAIT;
      this.tell('live');
      this.hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (FINAL.has(event.code)) this.stop(event.code);
      else if (event.code === RESTARTING) this.comeBack(event.reason);
      else this.lose();
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.check(), BEAT);
  }

  private check(): void {
    if (Date.now() - this.heardAt > SILENCE) this.socket?.close();
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"beat"}');
  }

  /** The service lets nobody in here any more. */
  private stop(code: number): void {
    this.close();
    this.end(code - CLOSED_BY_REFUSAL);
  }

  private lose(): void {
    clearInterval(this.beat);
    if (this.isClosed) return;
    this.tell('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.join(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The service restarts and says when to come back: nothing is lost, and nobody need be told. */
  private comeBack(hint: string): void {
    clearInterval(this.beat);
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.join(), returnAfter(hint));
  }

  private wake = (): void => {
    if (document.visibilityState !== 'visible' || this.isClosed) return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.join();
  };
}
