/** Which page an address shows, by the history API. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'learn' }
  | { page: 'rules'; game: string }
  | { page: 'lesson'; game: string }
  | { page: 'about' }
  | { page: 'player'; id: string }
  | { page: 'statistics'; game: string }
  | { page: 'reminders' }
  | { page: 'enter' }
  | { page: 'account' }
  | { page: 'tournaments' }
  | { page: 'new-tournament' }
  | { page: 'tournament'; id: string }
  | { page: 'missing' };

const ROUTES: [RegExp, (name: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new\/([\w-]+)$/, (game) => ({ page: 'new', game })],
  [/^\/t\/([\w-]+)$/, (id) => ({ page: 'table', id })],
  [/^\/replay\/([\w-]+)$/, (id) => ({ page: 'replay', id })],
  [/^\/learn$/, () => ({ page: 'learn' })],
  [/^\/learn\/([\w-]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/learn\/([\w-]+)\/first$/, (game) => ({ page: 'lesson', game })],
  [/^\/about$/, () => ({ page: 'about' })],
  [/^\/p\/([\w-]+)$/, (id) => ({ page: 'player', id })],
  [/^\/statistics\/([\w-]+)$/, (game) => ({ page: 'statistics', game })],
  [/^\/reminders$/, () => ({ page: 'reminders' })],
  [/^\/tournaments$/, () => ({ page: 'tournaments' })],
  [/^\/tournaments\/new$/, () => ({ page: 'new-tournament' })],
  [/^\/tournaments\/([\w-]+)$/, (id) => ({ page: 'tournament', id })],
  [/^\/enter$/, () => ({ page: 'enter' })],
  [/^\/account$/, () => ({ page: 'account' })],
];

/** The page that an address names. */
export function routeOf(path: string): Route {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [shape, make] of ROUTES) {
    const found = shape.exec(trimmed);
    if (found) return make(found[1] ?? '');
  }
  return { page: 'missing' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, how: 'push' | 'replace' = 'push'): void {
    const before = location.pathname;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  private read(): void {
    const path = location.pathname;
    const next = routeOf(path);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  /** Follows links within the site without loading the page again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
