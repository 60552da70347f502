import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Auditor } from '../chaos/audit';
import { Ledger } from '../chaos/ledger';
import { Party } from '../chaos/party';
import { readRunning } from '../chaos/stored';
import { freePort, ServerProcess } from '../support/server-process';
import { attack } from './attack';
import { comeInSilently } from './intruder';
import { LogWatch } from './log-watch';
import { Tally } from './tally';
import { vitalsOf, type Vitals } from './vitals';

export interface FuzzOptions {
  readonly frames: number;
  readonly seed: number;
  /** Stay until the attackers' tables sleep, and see that nothing of them is left. */
  readonly untilAsleep: boolean;
  readonly tell?: (line: string) => void;
}

export interface FuzzReport {
  readonly frames: number;
  readonly seconds: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
  readonly before: Vitals;
  readonly after: Vitals;
  readonly logMb: number;
  /** The honest table: how its moves were answered. */
  readonly answeredInMs: readonly number[];
}

/** Until the server has compiled and cached what it will need, its memory says nothing; a short attack is not enough. */
const WARM_UP_SHARE = 0.1;
const SHORTEST_WARM_UP = 300;

const LOOK_EVERY_MS = 250;
/** A table keeps awake for twenty seconds after the last join, and then sleeps after SLEEP_SECONDS. */
const ASLEEP_WITHIN_MS = 40_000;
const GONE_WITHIN_MS = 10_000;
const NEWS_MS = 1_000;
/** People who think a little, as many moves as that makes. */
const THINK_MS = 60;

/** A young generation of the usual size comes to 100 MB in the course of an attack, and would hide a leak. */
const WATCHED = [
  '--expose-gc',
  '--max-semi-space-size=4',
  `--require=${join(__dirname, 'collect-garbage.ts')}`,
];

/** What may remain of an attack, garbage collected: caches of code and of strings, not what was sent. */
export const MOST_HEAP_GROWTH_MB = 15;
export const MOST_MEMORY_GROWTH_MB = 40;

/** Attacks a server on which an honest table plays on, without limits, and lists what should not have happened. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pampa-fuzz-'));
  const server = new ServerProcess({
    port: await freePort(),
    dataDir,
    env: { LIMIT_FACTOR: '100000', SLEEP_SECONDS: '1', MAX_WATCHERS: '1000' },
    nodeArgs: WATCHED,
  });
  const siege = new Siege(options, server, dataDir);
  // The SDK warns of every connection that is closed on it.
  const { warn } = console;
  console.warn = () => undefined;
  try {
    await server.ready();
    return await siege.run();
  } catch (error) {
    // Connections break a moment before the news of the end comes.
    await Promise.race([server.ended, pause(NEWS_MS)]);
    if (server.exit === null) throw error;
    throw new Error(`seed ${options.seed}: the server ended (${server.exit}): ${siege.lastWords}`, {
      cause: error,
    });
  } finally {
    console.warn = warn;
    await server.kill();
    await siege.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

class Siege {
  private readonly tally = new Tally();
  private readonly ledger = new Ledger();
  private readonly log: LogWatch;
  private readonly honest: Party;

  constructor(
    private readonly options: FuzzOptions,
    private readonly server: ServerProcess,
    private readonly dataDir: string,
  ) {
    const { url } = server;
    const { ledger } = this;
    this.log = new LogWatch(server, this.tally);
    this.honest = new Party({
      url,
      ledger,
      seed: options.seed,
      name: 'H',
      people: 2,
      bots: 0,
      thinkMs: THINK_MS,
    });
  }

  async run(): Promise<FuzzReport> {
    const { frames, tell } = this.options;
    const begun = performance.now();
    const watching = new AbortController();
    const watch = this.watch(watching.signal);
    this.honest.start();
    await this.attack(Math.max(SHORTEST_WARM_UP, Math.round(frames * WARM_UP_SHARE)), 'warm-up');
    const before = await this.afterwards();
    tell?.(`warm: ${this.tally.frames} frames`);
    await this.attack(frames - this.tally.frames, 'attack');
    const seconds = (performance.now() - begun) / 1000;
    const after = await this.afterwards();
    watching.abort();
    await watch;
    await this.judge(before, after);
    const { counts, problems } = this.tally;
    return {
      frames: this.tally.frames,
      seconds,
      counts,
      problems,
      before,
      after,
      logMb: this.log.bytes / 1e6,
      answeredInMs: this.ledger.answeredInMs,
    };
  }

  get lastWords(): string {
    return this.log.lastWords;
  }

  async end(): Promise<void> {
    await this.honest.leave();
  }

  private async attack(frames: number, name: string): Promise<void> {
    const { server, tally, honest } = this;
    const { seed } = this.options;
    // Not in the lobby: there whoever has the code may sit down.
    while (honest.code === null && server.exit === null) await pause(LOOK_EVERY_MS);
    let lastCode = honest.code ?? '';
    const code = (): string => (lastCode = honest.code ?? lastCode);
    await attack({ frames, name, seed, server, tally, code });
  }

  /** Looks all the while: the server lives, answers, and its log is clean. */
  private async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.server.exit === null) {
      this.log.read();
      if (!(await this.server.isHealthy())) this.tally.problem('/healthz did not answer 200');
      await pause(LOOK_EVERY_MS);
    }
  }

  private async afterwards(): Promise<Vitals> {
    const { length } = this.honest.guests;
    return this.vitalsWhen(({ clients }) => clients === length, GONE_WITHIN_MS);
  }

  /** As soon as it holds, or when the time is over. */
  private async vitalsWhen(condition: (vitals: Vitals) => boolean, withinMs: number): Promise<Vitals> {
    const begun = performance.now();
    for (;;) {
      const vitals = await vitalsOf(this.server);
      if (condition(vitals) || performance.now() - begun > withinMs) return vitals;
    }
  }

  private async judge(before: Vitals, after: Vitals): Promise<void> {
    const { tally, server, honest, ledger } = this;
    const { guests } = honest;
    const lost = guests.filter(({ drops }) => drops > 0).map(({ player }) => player.name);
    if (lost.length > 0) tally.problem(`honest people lost their connection: ${lost.join(', ')}`);
    if (ledger.acknowledged === 0) tally.problem('the honest table made no move');
    if (after.clients !== guests.length) tally.problem(`${after.clients} connections are left`);
    const heap = after.heapMb - before.heapMb;
    const memory = after.memoryMb - before.memoryMb;
    if (heap > MOST_HEAP_GROWTH_MB) tally.problem(`the heap grew by ${heap.toFixed(1)} MB`);
    if (memory > MOST_MEMORY_GROWTH_MB) tally.problem(`the process grew by ${memory.toFixed(1)} MB`);
    for (const guest of guests) guest.remember();
    for (const complaint of ledger.complaints) tally.problem(complaint);
    const differences = await readRunning(this.dataDir, (store) => new Auditor(ledger).audit(store));
    for (const difference of differences) tally.problem(difference);
    if (this.options.untilAsleep) await comeInSilently(server.url, honest.code ?? '');
    await honest.leave();
    if (this.options.untilAsleep) {
      const { tables, clients } = await this.vitalsWhen((vitals) => vitals.tables === 0, ASLEEP_WITHIN_MS);
      if (tables + clients > 0) tally.problem(`${tables} tables stay awake, with ${clients} connections`);
    }
    server.signal('SIGTERM');
    await server.ended;
    this.log.read();
    if (server.exit !== 0) tally.problem(`the server ended with ${server.exit ?? 'nothing'}`);
  }
}
