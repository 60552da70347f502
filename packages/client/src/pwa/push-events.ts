import type { WorkerScope } from './worker-scope';

/** As the server sends it (`notify/push.ts`). `url` may be relative to where the page lives. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** Calls people back to their table, also when no page of ours is open. */
export function listenForPush(worker: WorkerScope, base: string): void {
  worker.addEventListener('push', (event) => {
    const message = event.data?.json();
    if (!isPushMessage(message)) return;
    const { title, body, tag } = message;
    const url = new URL(message.url, base).href;
    const icon = `${base}icon-192.png`;
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon, data: url }));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url: unknown = event.notification.data;
    if (typeof url === 'string') event.waitUntil(show(worker, url));
  });
}

/** The table's own tab if there is one, else a new one. */
async function show(worker: WorkerScope, url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => withoutTail(page.url) === withoutTail(url));
  await (open === undefined ? worker.clients.openWindow(url) : open.focus());
}

function withoutTail(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

function isPushMessage(value: unknown): value is PushMessage {
  if (typeof value !== 'object' || value === null) return false;
  return ['title', 'body', 'url', 'tag'].every(
    (name) => name in value && typeof (value as Record<string, unknown>)[name] === 'string',
  );
}
