/**
 * What a service worker sees of the browser, as far as ours looks. TypeScript has it in a library of its own that does not
 * go together with the page's in one program.
 */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(name: K, hear: (event: WorkerEvents[K]) => void): void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly push: LastingEvent & { readonly data: { json(): unknown } | null };
  readonly notificationclick: LastingEvent & { readonly notification: Notification };
}

/** The browser keeps the worker alive until the promise is settled. */
interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
