import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { freePort, ServerProcess } from '../support/server-process';
import { Auditor } from './audit';
import { explained, WatchedFolder } from './explain';
import type { Guest } from './guest';
import { Ledger, type Sent } from './ledger';
import { Party } from './party';
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
/** Nothing at all happens for so long, on a quiet machine: then it never will. */
const HANGS_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 5;
const THINK_MS = 30;
const TOLD_EVERY = 10;
/** A move that has just been sent is killed on its way, in its write, in its answer, and now and then after it. */
const WRITING_MOVES = 1.5;
/** Freezing the commitments, opening each of them and dealing are so many writes. */
const STARTING_MOVES = 4;
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
  private readonly ledger = new Ledger();
  private readonly auditor = new Auditor(this.ledger);
  private readonly folder: WatchedFolder;
  private readonly parties: Party[];
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
  private partiesOpened = 0;
  private server: ServerProcess | null = null;
  private where = 'at the beginning';

  constructor(
    private readonly options: ChaosOptions,
    private readonly dataDir: string,
    private readonly port: number,
  ) {
    this.folder = new WatchedFolder(dataDir);
    this.parties = Array.from({ length: options.tables }, () => this.newParty());
  }

  async run(): Promise<ChaosReport> {
    const { kills, seed, tell } = this.options;
    for (const party of this.parties) party.start();
    for (const [index, kill] of planKills(kills, randomOf(seed, 'kills')).entries()) {
      this.where = `before kill ${index + 1} (${kill.moment})`;
      await this.playUntil(kill);
      this.where = `after kill ${index + 1} (${kill.moment})`;
      await this.killNow(kill);
      if ((index + 1) % TOLD_EVERY === 0) tell?.(`${index + 1} kills, ${this.ledger.acknowledged} moves`);
    }
    this.where = 'at the end';
    await this.finish();
    return this.report();
  }

  /** Whatever happens: nobody stays behind. */
  async end(): Promise<void> {
    this.clock.stop();
    for (const guest of this.guests) guest.stop();
    await this.server?.kill();
    await Promise.all(this.parties.map((party) => party.leave()));
  }

  private get guests(): readonly Guest[] {
    return this.parties.flatMap((party) => party.guests);
  }

  private newParty(): Party {
    const number = this.partiesOpened++;
    const people = 2 + (number % 3);
    // Two people and two bots, three and one; the others by themselves.
    const bots = number % 2 === 0 ? 4 - people : 0;
    const { seed } = this.options;
    const url = `http://127.0.0.1:${this.port}`;
    return new Party({ url, ledger: this.ledger, seed, people, bots, thinkMs: THINK_MS, name: `T${number}` });
  }

  private async playUntil({ moment, moves, into }: Kill): Promise<void> {
    this.startServer();
    if (moment === 'booting') return pause(into * (medianOf(this.startMs) || FIRST_START_MS));
    if (moment === 'waking') {
      await this.serverIsReady();
      const back = Math.floor(into * this.guests.length);
      return this.until(() => this.away.length <= this.guests.length - back);
    }
    await this.everybodyComesBack();
    const enough = this.ledger.acknowledged + moves;
    await this.until(() => this.ledger.acknowledged >= enough);
    if (moment === 'starting') await this.replaceAParty();
    await this.reach(moment, into);
  }

  /** The instant itself. A move takes as long as it takes here; the share of it is what was planned. */
  private async reach(moment: 'playing' | 'writing' | 'starting', into: number): Promise<void> {
    if (moment === 'writing') await this.untilSent('move');
    if (moment === 'starting') await this.untilSent('start');
    const moves = { playing: 1, writing: WRITING_MOVES, starting: STARTING_MOVES }[moment];
    const end = performance.now() + into * moves * this.ledger.moveMs;
    // Timers come by the millisecond, which is a good part of a move.
    while (performance.now() < end) await nextTurn();
  }

  private startServer(): void {
    this.server = new ServerProcess({
      port: this.port,
      dataDir: this.dataDir,
      env: { SLEEP_SECONDS: '1', LOG_LEVEL: 'warn' },
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
    await this.until(() => startMs.length > before);
    this.folder.remember();
  }

  private get away(): readonly Guest[] {
    return this.guests.filter(({ isBack }) => !isBack);
  }

  private async everybodyComesBack(): Promise<void> {
    const [begun, quietBegun] = [performance.now(), this.clock.nowMs];
    const waited = (): number => this.clock.nowMs - quietBegun;
    await this.serverIsReady();
    await this.until(() => this.away.length === 0 || waited() > BACK_WITHIN_MS);
    const tookMs = performance.now() - begun;
    if (this.away.length > 0) {
      const late = `not everybody is back after ${tookMs.toFixed(0)} ms, ${waited().toFixed(0)} of a quiet machine`;
      throw this.failure([late, ...this.away.map(({ whereabouts }) => whereabouts)]);
    }
    this.backMs.push(tookMs);
    this.quietBackMs.push(waited());
    for (const guest of this.guests) guest.remember();
    this.expectNone(await readRunning(this.dataDir, (store) => this.auditor.audit(store)));
  }

  /** The oldest makes room for a new one. */
  private async replaceAParty(): Promise<void> {
    await this.parties.shift()?.leave();
    const party = this.newParty();
    this.parties.push(party);
    party.start();
  }

  private async killNow({ moment }: Kill): Promise<void> {
    const { server, guests } = this;
    if (server === null) return;
    if (server.exit !== null) throw this.failure(['the server had ended by itself']);
    await server.kill();
    this.kills[moment] += 1;
    // A socket whose server was killed is closed by the kernel.
    await this.until(() => guests.every(({ isThere }) => !isThere));
    for (const guest of guests) guest.remember();
    await readRemains(this.dataDir, async (store) => {
      await this.auditor.countDoubts(store);
      this.expectNone(await this.auditor.audit(store));
    });
  }

  /** Once more with everybody, every match to its end; and then an end as it should be. */
  private async finish(): Promise<void> {
    this.startServer();
    await this.everybodyComesBack();
    const played = this.parties.map(({ table }) => table ?? '');
    for (const guest of this.guests) guest.isInAHurry = true;
    await this.until(() => played.every((code) => this.ledger.finished.has(code)));
    await Promise.all(this.parties.map((party) => party.leave()));
    this.server?.signal('SIGTERM');
    await this.server?.ended;
    if (this.server?.exit !== 0) throw this.failure(['the server did not end as it should']);
    this.expectNone(await readRemains(this.dataDir, (store) => this.auditor.audit(store, { all: true })));
  }

  private async untilSent(what: Sent): Promise<void> {
    let isSent = false;
    void this.ledger.nextSent(what).then(() => (isSent = true));
    await this.until(() => isSent, nextTurn);
  }

  /** As long as it takes; but not if the server is gone, somebody complains, or nothing at all happens any more. */
  private async until(
    condition: () => boolean,
    rest: () => Promise<unknown> = () => pause(LOOK_EVERY_MS),
  ): Promise<void> {
    const wasRunning = this.server?.exit === null;
    let [progress, since] = [this.progress, this.clock.nowMs];
    while (!condition()) {
      this.expectNone([]);
      if (wasRunning && this.server?.exit !== null) throw this.failure(['the server has ended by itself']);
      if (this.progress !== progress) [progress, since] = [this.progress, this.clock.nowMs];
      if (this.clock.nowMs - since > HANGS_AFTER_MS) {
        throw this.failure(['nothing happens', ...this.guests.map(({ whereabouts }) => whereabouts)]);
      }
      await rest();
    }
  }

  /** Changes whenever anything happens that a run waits for. */
  private get progress(): string {
    const { ledger, away } = this;
    return `${ledger.acknowledged} ${ledger.codes.size} ${away.length}`;
  }

  private expectNone(problems: readonly string[]): void {
    if (this.ledger.complaints.length + problems.length > 0) throw this.failure(problems);
  }

  private failure(problems: readonly string[]): Error {
    const all = [...new Set([...this.ledger.complaints, ...problems])];
    return explained(`seed ${this.options.seed}, ${this.where}`, all, this.server, this.folder);
  }

  private report(): ChaosReport {
    const { ledger, auditor, kills, startMs, backMs, quietBackMs } = this;
    const intents = ledger.intents.all();
    return {
      seed: this.options.seed,
      kills,
      tables: ledger.codes.size,
      guests: this.guests.length,
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
