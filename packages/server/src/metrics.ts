import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BotLevel, HouseCode, ThoughtOutcome } from '@pampa/protocol';

/** A counter with labels of known values. */
export type Counted<Labels extends object> = Pick<Counter, 'get'> & { inc(labels: Labels): void };

/** `frames`: the client sent too many; `unsent`: it did not read what it was sent. */
export type DropReason = 'frames' | 'unsent';

export interface Metrics {
  readonly registry: Registry;
  readonly tables: Gauge;
  readonly clients: Gauge;
  readonly actions: Counter;
  readonly refusals: Counted<{ readonly code: HouseCode }>;
  readonly socketsDropped: { inc(labels: { readonly reason: DropReason }): void };
  readonly actSeconds: Histogram;
  readonly storeSeconds: Histogram;
  readonly wakes: Counter;
  readonly botThoughts: Counted<{ readonly level: BotLevel; readonly outcome: ThoughtOutcome }>;
  readonly botSeconds: Histogram<'level'>;
  readonly botQueue: Gauge;
  readonly clockAhead: Gauge;
  readonly diskFree: Gauge;
  close(): void;
}

/** A move takes a millisecond or two, a durable write half of one; what takes longer than a second is a fault. */
const SECONDS = [0.000_25, 0.000_5, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** A peon answers at once, a baron in a fraction of a second; what takes longer than a few is given up. */
const THOUGHT_SECONDS = [0.002, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    tables: new Gauge({ name: 'pampa_tables', help: 'Tables that are awake', registers }),
    clients: new Gauge({ name: 'pampa_clients', help: 'Connections to tables', registers }),
    actions: new Counter({ name: 'pampa_actions_total', help: 'Moves taken and stored', registers }),
    refusals: new Counter({
      name: 'pampa_refusals_total',
      help: 'Requests refused, by reason',
      labelNames: ['code'],
      registers,
    }),
    socketsDropped: new Counter({
      name: 'pampa_sockets_dropped_total',
      help: 'Sockets that were ended because they sent too much or did not read, by reason',
      labelNames: ['reason'],
      registers,
    }),
    actSeconds: new Histogram({
      name: 'pampa_act_seconds',
      help: 'From the request of a move to its answer',
      buckets: SECONDS,
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'pampa_store_seconds',
      help: 'Writing one change durably',
      buckets: SECONDS,
      registers,
    }),
    wakes: new Counter({ name: 'pampa_wakes_total', help: 'Tables woken from the store', registers }),
    botThoughts: new Counter({
      name: 'pampa_bot_thoughts_total',
      help: 'What was asked of bots, by level and by what became of it',
      labelNames: ['level', 'outcome'],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'pampa_bot_seconds',
      help: 'From handing a bot its question to its answer, or to giving it up',
      labelNames: ['level'],
      buckets: THOUGHT_SECONDS,
      registers,
    }),
    botQueue: new Gauge({ name: 'pampa_bot_queue', help: 'Questions that wait for a bot', registers }),
    clockAhead: new Gauge({
      name: 'pampa_clock_ahead_seconds',
      help: "How far the machine's clock is ahead of the time that is sure; 0 while it is believed",
      registers,
    }),
    diskFree: new Gauge({
      name: 'pampa_disk_free_bytes',
      help: 'Room left on the disk of the data folder',
      registers,
    }),
    close: () => registry.clear(),
  };
}
