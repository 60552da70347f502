import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, ServerProcess } from '../support/server-process';
import { Auditor } from './audit';
import type { Guest } from './guest';
import { Ledger } from './ledger';
import { Party } from './party';
import { planKills, type Kill, type Moment } from './plan';
import { randomOf } from './random';
import { readRemains, readRunning } from './stored';

export interface ChaosOptions {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  readonly tell?: (line: string) => void;
  /** How many times longer people may take to be back: other tests may run on the same machine. */
  readonly patience?: number;
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
  /** From the first answer of the new server until everybody was back. */
  readonly backMs: readonly number[];
  readonly answeredInMs: readonly number[];
}

/** What is promised to people whose server was killed. */
const BACK_WITHIN_MS = 5_000;
/** A socket whose server was killed is closed by the kernel at once. */
const NOTICED_WITHIN_MS = 2_000;
/** For what a kill waits for; then it comes without. */
const MOMENT_WITHIN_MS = 4_000;
const LOOK_EVERY_MS = 5;
const THINK_MS = 30;
const TOLD_EVERY = 10;
/** A difference often shows at every client of a table; the first few tell where to look. */
const MOST_TOLD = 12;

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
  private readonly parties: Party[];
  private readonly kills: Record<Moment, number> = {
    playing: 0,
    writing: 0,
    starting: 0,
    waking: 0,
    booting: 0,
  };
  private readonly startMs: number[] = [];
  private readonly backMs: number[] = [];
  private partiesOpened = 0;
  private server: ServerProcess | null = null;

  constructor(
    private readonly options: ChaosOptions,
    private readonly dataDir: string,
    private readonly port: number,
  ) {
    this.parties = Array.from({ length: options.tables }, () => this.newParty());
  }

  async run(): Promise<ChaosReport> {
    const { kills, seed, tell } = this.options;
    for (const party of this.parties) party.start();
    for (const [index, kill] of planKills(kills, randomOf(seed, 'kills')).entries()) {
      const where = `kill ${index + 1} (${kill.moment})`;
      await this.playUntil(kill, where);
      await this.killNow(kill, where);
      if ((index + 1) % TOLD_EVERY === 0) tell?.(`${index + 1} kills, ${this.ledger.acknowledged} moves`);
    }
    await this.finish();
    return this.report();
  }

  /** Whatever happens: nobody stays behind. */
  async end(): Promise<void> {
    for (const guest of this.guests) guest.stop();
    await this.server?.kill();
    await Promise.all(this.parties.map((party) => party.leave()));
  }

  private get patience(): number {
    return this.options.patience ?? 1;
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

  private async playUntil({ moment, waitMs, delayMs }: Kill, where: string): Promise<void> {
    this.server = new ServerProcess({
      port: this.port,
      dataDir: this.dataDir,
      env: { SLEEP_SECONDS: '1', LOG_LEVEL: 'warn' },
    });
    if (moment === 'booting') return pause(waitMs);
    this.startMs.push(await this.server.ready());
    if (moment === 'waking') return pause(waitMs);
    await this.everybodyComesBack(where);
    await pause(waitMs);
    if (moment === 'writing') await this.awaitSent('move');
    if (moment === 'starting') {
      await this.replaceAParty();
      await this.awaitSent('start');
    }
    await pause(delayMs);
  }

  private async awaitSent(what: 'move' | 'start'): Promise<void> {
    await Promise.race([this.ledger.nextSent(what), pause(MOMENT_WITHIN_MS, undefined, { ref: false })]);
  }

  /** The oldest makes room for a new one. */
  private async replaceAParty(): Promise<void> {
    await this.parties.shift()?.leave();
    const party = this.newParty();
    this.parties.push(party);
    party.start();
  }

  private async killNow({ moment }: Kill, where: string): Promise<void> {
    const { server } = this;
    if (server === null) return;
    if (server.exit !== null)
      throw this.failure(where, [`the server had ended by itself: ${server.logged.join('')}`]);
    await server.kill();
    this.kills[moment] += 1;
    const { guests } = this;
    if (!(await isSoon(() => guests.every(({ isThere }) => !isThere), NOTICED_WITHIN_MS * this.patience))) {
      throw this.failure(where, ['somebody did not notice']);
    }
    for (const guest of guests) guest.remember();
    await readRemains(this.dataDir, async (store) => {
      await this.auditor.countDoubts(store);
      this.expectNone(`after ${where}`, await this.auditor.audit(store));
    });
  }

  private async everybodyComesBack(where: string): Promise<void> {
    const begun = performance.now();
    const away = (): readonly Guest[] => this.guests.filter(({ isBack }) => !isBack);
    if (!(await isSoon(() => away().length === 0, BACK_WITHIN_MS * this.patience))) {
      const names = away().map(
        ({ player, isThere, code }) =>
          `${player.name} ${isThere ? 'sees nothing' : 'is away'} at ${code ?? 'no table'}`,
      );
      throw this.failure(`before ${where}`, names);
    }
    this.backMs.push(performance.now() - begun);
    for (const guest of this.guests) guest.remember();
    this.expectNone(`before ${where}`, await readRunning(this.dataDir, (store) => this.auditor.audit(store)));
  }

  /** Once more with everybody, and then an end as it should be. */
  private async finish(): Promise<void> {
    await this.playUntil({ moment: 'playing', waitMs: 200, delayMs: 0 }, 'the end');
    await Promise.all(this.parties.map((party) => party.leave()));
    this.server?.signal('SIGTERM');
    await this.server?.ended;
    if (this.server?.exit !== 0)
      throw this.failure('the end', [`the server ended with ${this.server?.exit ?? ''}`]);
    const problems = await readRemains(this.dataDir, (store) => this.auditor.audit(store, { all: true }));
    this.expectNone('at the end', problems);
  }

  private expectNone(where: string, problems: readonly string[]): void {
    const all = [...new Set([...this.ledger.complaints, ...problems])];
    if (all.length > 0) throw this.failure(where, all);
  }

  private failure(where: string, problems: readonly string[]): Error {
    const told = problems.slice(0, MOST_TOLD).map((problem) => `  ${problem}`);
    const more = problems.length > MOST_TOLD ? [`  and ${problems.length - MOST_TOLD} more`] : [];
    return new Error([`seed ${this.options.seed}, ${where}:`, ...told, ...more].join('\n'));
  }

  private report(): ChaosReport {
    const { ledger, auditor, kills, startMs, backMs } = this;
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
      verified: auditor.verified,
      startMs,
      backMs,
      answeredInMs: ledger.answeredInMs,
    };
  }
}

async function isSoon(condition: () => boolean, withinMs: number): Promise<boolean> {
  const begun = performance.now();
  while (!condition()) {
    if (performance.now() - begun > withinMs) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}
