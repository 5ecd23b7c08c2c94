/// <reference lib="webworker" />
/**
 * The service worker: without a connection the page opens all the same, and shows what was read before.
 *
 * The network goes first, except for files whose name is a hash of their content: a page is never older than the
 * service. Of the service's answers it keeps only those that are called public; nothing about a person is. Each build
 * has its own cache, and deletes the others.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Replaced by vite.config.ts: a hash of the build, and the files of the page without boards and words. */
const BUILD = '__BUILD__';
const BUILT = '__FILES__';
const CACHE = `tenshu-${BUILD}`;
const SHELL = '/';
const FILES = [
  SHELL,
  '/boot.js',
  '/favicon.svg',
  '/favicon-turn.svg',
  '/manifest.webmanifest',
  '/icons/icon.svg',
];
const KEPT = 'x-kept';
const HASHED = '/assets/';
/** Files and answers that are kept, the latest; a replay has some hundred. */
const MOST_KEPT = 3000;

worker.addEventListener('install', (event) => {
  event.waitUntil(begin());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(replaceOthers());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const isPage = request.mode === 'navigate';
  if (pathname.startsWith(HASHED)) event.respondWith(findOrFetch(request));
  else if (pathname.startsWith('/api')) {
    if (!isPage) event.respondWith(fetchOrFind(request, request.url));
  } else if (isPage) event.respondWith(fetchOrFind(request, SHELL));
  else if (FILES.includes(pathname)) event.respondWith(fetchOrFind(request, request.url));
});

/** A page names what it had loaded before this worker took over. */
worker.addEventListener('message', (event) => {
  const named = event.data as unknown;
  if (Array.isArray(named)) event.waitUntil(keepAll(named.map(String).slice(0, MOST_KEPT)));
});

/** It is somebody's turn: shown even if no page is open. */
worker.addEventListener('push', (event) => {
  const told = (event.data?.json() ?? {}) as { title?: string; body?: string; path?: string; tag?: string };
  const tag = told.tag ?? '';
  const options = {
    body: told.body ?? '',
    tag,
    // An earlier turn at the same table may still be shown: this one is told aloud as well.
    renotify: tag !== '',
    icon: '/icons/icon.svg',
    data: { path: told.path ?? '/' },
  };
  event.waitUntil(worker.registration.showNotification(told.title ?? 'Tenshu', options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(show(new URL(path, worker.location.origin)));
});

/** Brings the table's page to the front, or opens it; never an address of another site. */
async function show(address: URL): Promise<void> {
  if (address.origin !== worker.location.origin) return;
  const open = await worker.clients.matchAll({ type: 'window' });
  const found = open.find((client) => client.url === address.href);
  if (found) await found.focus();
  else await worker.clients.openWindow(address.href);
}

async function begin(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
  await cache.addAll(BUILT.split(',').map((file) => `/${file}`));
  await worker.skipWaiting();
}

async function replaceOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function findOrFetch(request: Request): Promise<Response> {
  const found = await find(request.url);
  if (found) return found;
  const answer = await fetch(request);
  await keep(request.url, answer.clone());
  return answer;
}

/** The service's answer; only if there is none, the kept one. */
async function fetchOrFind(request: Request, name: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch {
    const found = await find(name);
    return found ? asKept(found) : Response.error();
  }
  await keep(name, answer.clone());
  return answer;
}

/** A kept answer that says so: the page tells the reader that there is no connection. */
function asKept(found: Response): Response {
  const headers = new Headers(found.headers);
  headers.set(KEPT, 'yes');
  return new Response(found.body, { status: found.status, headers });
}

async function find(name: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(name, { ignoreVary: true });
}

async function keep(name: string, answer: Response): Promise<void> {
  if (answer.ok && mayKeep(name, answer)) await (await caches.open(CACHE)).put(name, answer);
}

function mayKeep(name: string, { headers }: Response): boolean {
  if (name === SHELL) return headers.get('content-type')?.startsWith('text/html') ?? false;
  const isAnswer = new URL(name, worker.location.origin).pathname.startsWith('/api');
  return !isAnswer || (headers.get('cache-control')?.includes('public') ?? false);
}

async function keepAll(urls: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = urls.filter((url) => {
    const { origin, pathname } = new URL(url, worker.location.origin);
    return origin === worker.location.origin && (pathname.startsWith(HASHED) || pathname.startsWith('/api'));
  });
  for (const url of wanted) {
    if (await cache.match(url, { ignoreVary: true })) continue;
    const answer = await fetch(url).catch(() => null);
    if (answer) await keep(url, answer);
  }
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_KEPT).map((request) => cache.delete(request)));
}
