import { generateVAPIDKeys } from 'web-push';
import { createLog } from '../../src/log';
import type { TurnCall } from '../../src/notify/calls';
import { createNotifier, type Notifier, type NotifierParts } from '../../src/notify/notifier';
import { createOutgoing } from '../../src/notify/outgoing';
import type { PushSubscriptionRow } from '../../src/store/store';
import { Browser } from './browser';
import { listen, type Listener } from './listener';

export const vapid = generateVAPIDKeys();
export const PUBLIC_URL = 'https://pampa.example/games';

type Reply = number | { readonly status: number; readonly retryAfter: string };

/** A table, a server that calls people back to it, and whoever is called: push services and a chat in one. */
export class Calling {
  /** What the far side answers next; 201 when there is nothing more. */
  replies: Reply[] = [];
  rows: PushSubscriptionRow[] = [];
  /** Lines of the log. */
  readonly written: string[] = [];
  /** How long was waited before second tries. */
  readonly pauses: number[] = [];
  private readonly notifiers: Notifier[] = [];

  private constructor(readonly service: Listener) {}

  static async start(): Promise<Calling> {
    const calling: Calling = new Calling(
      await listen('http', (response) => {
        const next = calling.replies.shift() ?? 201;
        if (typeof next === 'number') response.writeHead(next).end();
        else response.writeHead(next.status, { 'Retry-After': next.retryAfter }).end();
      }),
    );
    return calling;
  }

  notifier(parts: Partial<NotifierParts> = {}): Notifier {
    const notifier = createNotifier({
      store: {
        pushOf: (table, person) =>
          Promise.resolve(this.rows.filter((row) => row.table === table && row.person === person)),
        removePushEndpoint: (endpoint) => {
          this.rows = this.rows.filter((row) => row.endpoint !== endpoint);
          return Promise.resolve();
        },
      },
      outgoing: createOutgoing({ privateCalls: true }),
      vapid,
      contact: null,
      publicUrl: PUBLIC_URL,
      log: createLog('debug', { write: (line) => void this.written.push(line) }),
      pause: (ms) => {
        this.pauses.push(ms);
        return Promise.resolve();
      },
      ...parts,
    });
    this.notifiers.push(notifier);
    return notifier;
  }

  subscribe(person = 'p1', language = 'en', path = '/push/1'): Browser {
    const browser = new Browser(`${this.service.url}${path}`);
    this.rows.push(browser.subscription({ table: 'table-1', person, language }));
    return browser;
  }

  hook(language = 'en'): { url: string; language: string } {
    return { url: `${this.service.url}/hook/s3cret`, language };
  }

  /** The last that came to a path. */
  bodyTo(path: string): Buffer {
    return this.service.received.findLast((request) => request.path === path)!.body;
  }

  line(): { content: string; text: string } {
    return JSON.parse(this.bodyTo('/hook/s3cret').toString('utf8')) as { content: string; text: string };
  }

  /** Where something came to, in alphabetical order. */
  paths(): readonly string[] {
    return this.service.received.map(({ path }) => path).sort();
  }

  async close(): Promise<void> {
    await Promise.all(this.notifiers.map((notifier) => notifier.close()));
    await this.service.close();
  }
}

export const turn = (changes: Partial<TurnCall> = {}): TurnCall => ({
  table: 'table-1',
  code: 'QXKTR',
  game: 'el-gaucho',
  webhook: null,
  person: 'p1',
  name: 'Ana_1',
  key: 'match-1:12',
  ...changes,
});
