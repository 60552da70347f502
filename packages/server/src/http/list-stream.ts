import type { Request, Response } from 'express';
import type { HouseNotice, HouseRefusal } from '@pampa/protocol';
import { addressKey } from '../limits';
import type { Log } from '../log';
import type { Tables } from '../tables';
import { refuse } from './refuse';
import { addressOf, type Trust } from './trust';

/** A list that changes more often than that is not read any better. */
const PUSH_GAP_MS = 1000;

/** Proxies cut connections that are silent for a minute, some for thirty seconds. */
const HEARTBEAT_MS = 25_000;

/** Each costs a socket and a copy of the list a second at most. Whoever finds no place asks now and then instead. */
const MOST_STREAMS = 1000;

/** A lobby open on every device of a household or on every desk of a classroom. */
const MOST_PER_ADDRESS = 30;

/** Some lists that nobody has fetched: the reader is gone or asleep. Its browser comes back by itself. */
const MOST_BACKLOG_BYTES = 256 * 1024;

/** When a browser tries again, told to it. */
const RETRY_MS = 5000;

interface Stream {
  readonly response: Response;
  readonly key: string;
  sent: string;
}

interface ListStreamOptions {
  readonly tables: Tables;
  readonly houseNotice: () => HouseNotice;
  readonly log: Log;
  readonly trust: Trust;
  readonly limitFactor: number;
  readonly pushGapMs?: number;
  readonly heartbeatMs?: number;
  readonly mostStreams?: number;
}

/** The public list as Server-Sent Events: at once, and whenever it has changed. */
export class ListStream {
  private readonly streams = new Set<Stream>();
  private readonly stopListening: () => void;
  private readonly heartbeat: NodeJS.Timeout;
  private nextPush: NodeJS.Timeout | null = null;
  private lastPush = -Infinity;
  private changes = 0;

  constructor(private readonly options: ListStreamOptions) {
    this.stopListening = options.tables.onListChange(() => {
      this.changes += 1;
      this.pushSoon();
    });
    this.heartbeat = setInterval(() => {
      for (const { response } of this.streams) if (response.headersSent) response.write(':\n\n');
    }, options.heartbeatMs ?? HEARTBEAT_MS).unref();
  }

  async open(request: Request, response: Response): Promise<void> {
    const key = addressKey(addressOf(request, this.options.trust));
    const full = this.whyFull(key);
    if (full !== null) {
      refuse(response, full);
      return;
    }
    // Whoever is gone already will not be heard to go: he would keep the place for ever.
    if (response.destroyed) return;
    // It has its place before the first await, or many at once would all find one.
    const stream: Stream = { response, key, sent: '' };
    this.streams.add(stream);
    response.on('close', () => this.streams.delete(stream));
    const { changes } = this;
    const text = await this.listText();
    if (!this.streams.has(stream)) return;
    begin(response);
    this.send(stream, text);
    if (changes !== this.changes) this.pushSoon();
  }

  close(): void {
    this.stopListening();
    clearInterval(this.heartbeat);
    if (this.nextPush !== null) clearTimeout(this.nextPush);
    for (const { response } of this.streams) response.end();
    // A list may be on its way from the store: nothing is written to whoever has been told that it is over.
    this.streams.clear();
  }

  private whyFull(key: string): HouseRefusal | null {
    const ofAddress = [...this.streams].filter((stream) => stream.key === key).length;
    if (ofAddress >= MOST_PER_ADDRESS * this.options.limitFactor) return { code: 'too-fast' };
    return this.streams.size >= (this.options.mostStreams ?? MOST_STREAMS) ? { code: 'server-full' } : null;
  }

  private pushSoon(): void {
    if (this.nextPush !== null || this.streams.size === 0) return;
    const gap = this.options.pushGapMs ?? PUSH_GAP_MS;
    const wait = Math.max(0, this.lastPush + gap - performance.now());
    this.nextPush = setTimeout(() => void this.push(), wait).unref();
  }

  private async push(): Promise<void> {
    const { changes } = this;
    this.lastPush = performance.now();
    try {
      const text = await this.listText();
      for (const stream of this.streams) if (stream.response.headersSent) this.send(stream, text);
    } catch (error) {
      this.options.log.error('the list of tables could not be read', { err: error });
    }
    // Only now: of two pushes at once the older list could arrive last.
    this.nextPush = null;
    if (changes !== this.changes) this.pushSoon();
  }

  private send(stream: Stream, text: string): void {
    if (stream.sent === text) return;
    stream.sent = text;
    if (stream.response.writableLength > MOST_BACKLOG_BYTES) stream.response.destroy();
    else stream.response.write(`data: ${text}\n\n`);
  }

  private async listText(): Promise<string> {
    const { tables, houseNotice } = this.options;
    return JSON.stringify({ tables: await tables.list(), house: houseNotice() });
  }
}

function begin(response: Response): void {
  response.set({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    // nginx would wait for a full buffer otherwise.
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  response.write(`retry: ${RETRY_MS}\n\n`);
}
