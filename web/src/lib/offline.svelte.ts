/** Whether the service can be reached, and the service worker that keeps what was read for when it cannot. */

/** The header of an answer that the worker had kept. */
const KEPT = 'x-kept';

class Offline {
  /** The browser has no connection, or the last request found none. */
  is = $state(!navigator.onLine);

  constructor() {
    addEventListener('offline', () => (this.is = true));
    addEventListener('online', () => (this.is = false));
  }

  /** Must be called with every answer of the service, null for none. */
  notice(answer: Response | null): void {
    this.is = answer === null || answer.headers.has(KEPT);
  }
}

export const offline = new Offline();

/** Starts the service worker, and names to it what was loaded before it took over. */
export async function startWorker(): Promise<void> {
  // Only an address that is secure, or this machine itself, may have one.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', nameLoaded);
  try {
    await serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  } catch {
    // Forbidden by the browser's settings: the page works without.
  }
}

/** Answers that may be kept; the worker looks at each again. */
const READ = /\/api\/(games|lessons|replays)\b/;

function nameLoaded(): void {
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  const named = loaded.filter((url) => url.includes('/assets/') || READ.test(url));
  navigator.serviceWorker.controller?.postMessage(named);
}
