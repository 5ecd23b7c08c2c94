/** Push messages to this browser, also while the page is closed. */
import type { ReminderInfo } from './api';
import { client } from './client';

class Push {
  isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  /** Whether this browser is told. */
  isOn = $state(false);

  /** Looks whether this browser has subscribed. */
  async look(): Promise<void> {
    const found = this.isPossible ? await this.subscription() : null;
    this.isOn = found !== null && Notification.permission === 'granted';
  }

  /** Asks the person and subscribes; null if they or the browser refuse. */
  async start(key: string): Promise<ReminderInfo | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => null);
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (!endpoint || !keys?.p256dh || !keys.auth) return null;
    const info = await client.addBrowser({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    this.isOn = true;
    return info;
  }

  async stop(): Promise<ReminderInfo | null> {
    const subscription = await this.subscription();
    this.isOn = false;
    if (!subscription) return null;
    await subscription.unsubscribe();
    return client.removeBrowser(subscription.endpoint);
  }

  private async subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }
}

export const push = new Push();
