import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, ServerProcess } from '../support/server-process';
import { Auditor } from './audit';
import { Crowd } from './crowd';
import { explained, WatchedFolder } from './explain';
import { reach } from './instant';
import { Patience } from './patience';
import { planKills, type Kill, type Moment } from './plan';
import { medianOf } from './quantiles';
import { QuietClock } from './quiet-clock';
import { randomOf } from './random';
import { readRemains, readRunning } from './stored';

export interface ChaosOptions {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  readonly tell?: (line: string) => void;
}

export interface ChaosReport {
  readonly seed: number;
  readonly kills: Readonly<Record<Moment, number>>;
  readonly tables: number;
  readonly guests: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly lines: number;
  readonly doubts: { readonly written: number; readonly notWritten: number };
  readonly verified: number;
  readonly startMs: readonly number[];
  /** From starting the new server until everybody was back. */
  readonly backMs: readonly number[];
  /** The same, as long as it would have been on a quiet machine. */
  readonly quietBackMs: readonly number[];
  readonly answeredInMs: readonly number[];
}

/** What is promised to people whose server was killed and started again, on a machine that has nothing else to do. */
const BACK_WITHIN_MS = 5_000;
const TOLD_EVERY = 10;
/** Until the first start has been measured. */
const FIRST_START_MS = 1_000;

/**
 * Kills a server that several tables play on, again and again, and throws at the first difference. What a killed process
 * has written stays with the kernel; that it also survives a power cut (`synchronous = FULL`) can't be shown like this.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pampa-chaos-'));
  const chaos = new Chaos(options, dataDir, await freePort());
  // The SDK warns of every connection that breaks; here that is what we are after.
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await chaos.run();
  } finally {
    await chaos.end();
    console.warn = warn;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

class Chaos {
  private readonly crowd: Crowd;
  private readonly auditor: Auditor;
  private readonly patience: Patience;
  private readonly folder: WatchedFolder;
  private readonly kills: Record<Moment, number> = {
    playing: 0,
    writing: 0,
    starting: 0,
    waking: 0,
    booting: 0,
  };
  private readonly clock = new QuietClock();
  private readonly startMs: number[] = [];
  private readonly backMs: number[] = [];
  private readonly quietBackMs: number[] = [];
  private server: ServerProcess | null = null;
  private where = 'at the beginning';

  constructor(
    private readonly options: ChaosOptions,
    private readonly dataDir: string,
    private readonly port: number,
  ) {
    this.folder = new WatchedFolder(dataDir);
    this.crowd = new Crowd({ url: `http://127.0.0.1:${port}`, ...options });
    this.auditor = new Auditor(this.crowd.ledger);
    this.patience = new Patience({
      crowd: this.crowd,
      clock: this.clock,
      gone: () =>
        this.server === null || this.server.exit === null ? null : 'the server has ended by itself',
      failure: (problems) => this.failure(problems),
    });
  }

  async run(): Promise<ChaosReport> {
    const { kills, seed, tell } = this.options;
    this.crowd.start();
    for (const [index, kill] of planKills(kills, randomOf(seed, 'kills')).entries()) {
      this.where = `before kill ${index + 1} (${kill.moment})`;
      await this.playUntil(kill);
      this.where = `after kill ${index + 1} (${kill.moment})`;
      await this.killNow(kill);
      if ((index + 1) % TOLD_EVERY === 0)
        tell?.(`${index + 1} kills, ${this.crowd.ledger.acknowledged} moves`);
    }
    this.where = 'at the end';
    await this.finish();
    return this.report();
  }

  /** Whatever happens: nobody stays behind. */
  async end(): Promise<void> {
    this.clock.stop();
    this.crowd.stop();
    await this.server?.kill();
    await this.crowd.leave();
  }

  private async playUntil({ moment, moves, into }: Kill): Promise<void> {
    this.startServer();
    if (moment === 'booting') return pause(into * (medianOf(this.startMs) || FIRST_START_MS));
    if (moment === 'waking') {
      await this.serverIsReady();
      const back = Math.floor(into * this.crowd.guests.length);
      return this.patience.until(() => this.crowd.away.length <= this.crowd.guests.length - back);
    }
    await this.everybodyComesBack();
    const enough = this.crowd.ledger.acknowledged + moves;
    await this.patience.until(() => this.crowd.ledger.acknowledged >= enough);
    if (moment === 'starting') await this.crowd.replaceAParty();
    await reach(moment, into, { ledger: this.crowd.ledger, patience: this.patience });
  }

  private startServer(): void {
    this.server = new ServerProcess({
      port: this.port,
      dataDir: this.dataDir,
      // With a pace, so that bots' moves wait for others to be written with.
      env: { SLEEP_SECONDS: '1', LOG_LEVEL: 'warn', BOT_PACE_MS: '8' },
    });
  }

  private async serverIsReady(): Promise<void> {
    const { startMs } = this;
    const before = startMs.length;
    // Should the server end instead, `until` says so.
    this.server?.ready(Infinity).then(
      (ms) => startMs.push(ms),
      () => undefined,
    );
    await this.patience.until(() => startMs.length > before);
    this.folder.remember();
  }

  private async everybodyComesBack(): Promise<void> {
    const [begun, quietBegun] = [performance.now(), this.clock.nowMs];
    const waited = (): number => this.clock.nowMs - quietBegun;
    await this.serverIsReady();
    await this.patience.until(() => this.crowd.away.length === 0 || waited() > BACK_WITHIN_MS);
    const tookMs = performance.now() - begun;
    if (this.crowd.away.length > 0) {
      const late = `not everybody is back after ${tookMs.toFixed(0)} ms, ${waited().toFixed(0)} of a quiet machine`;
      throw this.failure([late, ...this.crowd.away.map(({ whereabouts }) => whereabouts)]);
    }
    this.backMs.push(tookMs);
    this.quietBackMs.push(waited());
    this.crowd.remember();
    this.patience.expectNone(await readRunning(this.dataDir, (store) => this.auditor.audit(store)));
  }

  private async killNow({ moment }: Kill): Promise<void> {
    const { server } = this;
    if (server === null) return;
    if (server.exit !== null) throw this.failure(['the server had ended by itself']);
    await server.kill();
    this.kills[moment] += 1;
    // A socket whose server was killed is closed by the kernel.
    await this.patience.until(() => this.crowd.guests.every(({ isThere }) => !isThere));
    this.crowd.remember();
    await readRemains(this.dataDir, async (store) => {
      await this.auditor.countDoubts(store);
      this.patience.expectNone(await this.auditor.audit(store));
    });
  }

  /** Once more with everybody, every match to its end; and then an end as it should be. */
  private async finish(): Promise<void> {
    this.startServer();
    await this.everybodyComesBack();
    await this.patience.until(this.crowd.hurry());
    await this.crowd.leave();
    this.server?.signal('SIGTERM');
    await this.server?.ended;
    if (this.server?.exit !== 0) throw this.failure(['the server did not end as it should']);
    this.patience.expectNone(
      await readRemains(this.dataDir, (store) => this.auditor.audit(store, { all: true })),
    );
  }

  private failure(problems: readonly string[]): Error {
    const all = [...new Set([...this.crowd.ledger.complaints, ...problems])];
    return explained(`seed ${this.options.seed}, ${this.where}`, all, this.server, this.folder);
  }

  private report(): ChaosReport {
    const { auditor, kills, startMs, backMs, quietBackMs } = this;
    const { ledger, guests } = this.crowd;
    const intents = ledger.intents.all();
    return {
      seed: this.options.seed,
      kills,
      tables: ledger.codes.size,
      guests: guests.length,
      acknowledged: ledger.acknowledged,
      refused: intents.filter(({ answer }) => answer !== null && 'refused' in answer).length,
      lines: ledger.sayings.all().filter(({ answer }) => answer === 'said').length,
      doubts: auditor.doubts,
      verified: auditor.verified.size,
      startMs,
      backMs,
      quietBackMs,
      answeredInMs: ledger.answeredInMs,
    };
  }
}
