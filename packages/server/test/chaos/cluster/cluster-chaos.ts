import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../../src/store/store';
import { Auditor } from '../audit';
import type { ChaosOptions } from '../chaos';
import { Crowd } from '../crowd';
import { told } from '../explain';
import { reach } from '../instant';
import { Patience } from '../patience';
import { QuietClock } from '../quiet-clock';
import { randomOf } from '../random';
import { planBlows, type Blow, type Part } from './blows';
import { Parts } from './parts';

export interface ClusterReport {
  readonly seed: number;
  /** How often each part was killed, stalled or stopped: `server kill`. */
  readonly blows: Readonly<Record<string, number>>;
  readonly tables: number;
  readonly guests: number;
  readonly acknowledged: number;
  /** Of these, how many had to be sent more than once. */
  readonly resent: number;
  readonly refused: number;
  readonly lines: number;
  readonly drops: number;
  readonly verified: number;
  /** By blow, from the kill of a server, or from when the part was there again, until all tables went on. */
  readonly backMs: Readonly<Record<string, readonly number[]>>;
  readonly quietBackMs: readonly number[];
  readonly answeredInMs: readonly number[];
}

/** What is promised to people when a part of the house falls, on a machine that has nothing else to do. */
const BACK_WITHIN_MS = 5_000;
const SERVERS = 3;
const TOLD_EVERY = 10;

/** Kills the parts of a cluster that several tables play on, again and again, and throws at the first difference. */
export async function runClusterChaos(options: ChaosOptions): Promise<ClusterReport> {
  const parts = await Parts.start(SERVERS);
  const chaos = new ClusterChaos(options, parts);
  // The SDK warns of every connection that breaks; here that is what we are after.
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await chaos.run();
  } finally {
    await chaos.end();
    await parts.close();
    console.warn = warn;
  }
}

class ClusterChaos {
  private readonly crowd: Crowd;
  private readonly auditor: Auditor;
  private readonly patience: Patience;
  private readonly clock = new QuietClock();
  private readonly blows: Record<string, number> = {};
  private readonly backMs: Record<string, number[]> = {};
  private readonly quietBackMs: number[] = [];
  private drops = 0;
  private where = 'at the beginning';

  constructor(
    private readonly options: ChaosOptions,
    private readonly parts: Parts,
  ) {
    this.crowd = new Crowd({ url: parts.url, ...options });
    this.auditor = new Auditor(this.crowd.ledger);
    this.patience = new Patience({
      crowd: this.crowd,
      clock: this.clock,
      gone: () => parts.endedByItself(),
      failure: (problems) => this.failure(problems),
    });
  }

  async run(): Promise<ClusterReport> {
    const { kills, seed, tell } = this.options;
    const random = randomOf(seed, 'cluster');
    const blows = planBlows(kills, random);
    this.crowd.start();
    await this.playGoesOn('start');
    for (const [index, blow] of blows.entries()) {
      const name = `${blow.part} ${blow.how}`;
      this.where = `at blow ${index + 1} (${name}, ${blow.moment})`;
      await this.playUntil(blow);
      await this.strike(blow, name, random.int(SERVERS));
      this.blows[name] = (this.blows[name] ?? 0) + 1;
      await this.audit();
      if ((index + 1) % TOLD_EVERY === 0 || index + 1 === blows.length) {
        tell?.(`${index + 1} of ${blows.length} blows, ${this.crowd.ledger.acknowledged} moves`);
      }
    }
    this.where = 'at the end';
    await this.finish();
    return this.report();
  }

  /** Whatever happens: nobody stays behind. */
  async end(): Promise<void> {
    this.clock.stop();
    this.crowd.stop();
    await this.parts.killServers();
    await this.crowd.leave();
  }

  private async playUntil({ moment, moves, into }: Blow): Promise<void> {
    const { ledger } = this.crowd;
    const enough = ledger.acknowledged + moves;
    await this.patience.until(() => ledger.acknowledged >= enough);
    if (moment === 'starting') await this.crowd.replaceAParty();
    await reach(moment, into, { ledger, patience: this.patience });
  }

  private async strike({ part, how, count, awayMs }: Blow, name: string, first: number): Promise<void> {
    if (how === 'stall') await this.stall(part, first, awayMs);
    else if (part === 'server') return this.endServers(how, name, first, count);
    else await this.restart(part, awayMs);
    await this.playGoesOn(name);
  }

  /** Play goes on without them; then they are started again. */
  private async endServers(how: 'kill' | 'stop', name: string, first: number, count: number): Promise<void> {
    const numbers = Array.from({ length: count }, (_, index) => (first + index) % SERVERS);
    const ending = Promise.all(numbers.map((number) => this.parts.endServer(number, how)));
    await this.playGoesOn(name);
    await ending;
    await Promise.all(numbers.map((number) => this.parts.startServer(number)));
  }

  private async stall(part: Part, number: number, awayMs: number): Promise<void> {
    const goOn = this.parts.stall(part, number);
    // Whoever comes back meanwhile finds a table whose owner does not answer.
    if (part === 'server') for (const { guests } of this.crowd.parties) guests[1]?.drop();
    await pause(awayMs);
    goOn();
  }

  private async restart(part: Exclude<Part, 'server'>, awayMs: number): Promise<void> {
    await this.parts.killStore(part);
    await pause(awayMs);
    await this.parts.startStore(part);
  }

  /** Everybody is there, and at every table something has happened since. */
  private async playGoesOn(name: string): Promise<void> {
    const [begun, quietBegun] = [performance.now(), this.clock.nowMs];
    const waited = (): number => this.clock.nowMs - quietBegun;
    const { crowd } = this;
    const pulses = new Map(crowd.parties.map((party) => [party, party.pulse]));
    const still = (): string[] =>
      crowd.parties.flatMap((party) => (party.pulse === pulses.get(party) ? [party.table ?? 'a table'] : []));
    const isOn = (): boolean => crowd.away.length === 0 && still().length === 0;
    await this.patience.until(() => isOn() || (name !== 'start' && waited() > BACK_WITHIN_MS));
    const tookMs = performance.now() - begun;
    if (!isOn()) {
      const late = `play does not go on after ${tookMs.toFixed(0)} ms, ${waited().toFixed(0)} of a quiet machine`;
      throw this.failure([
        late,
        ...crowd.away.map(({ whereabouts }) => whereabouts),
        ...still().map((code) => `${code} stands still`),
      ]);
    }
    if (name === 'start') return;
    (this.backMs[name] ??= []).push(tookMs);
    this.quietBackMs.push(waited());
  }

  private async audit(options: { readonly all?: boolean } = {}): Promise<void> {
    const read = (store: Store): Promise<readonly string[]> => this.auditor.audit(store, options);
    const problems = await this.crowd.atRest(
      (condition) => this.patience.until(condition),
      () => this.parts.read(read),
    );
    this.patience.expectNone(problems);
  }

  /** Every match to its end; and then an end as it should be, one server after the other. */
  private async finish(): Promise<void> {
    await this.patience.until(this.crowd.hurry());
    this.drops = this.crowd.guests.reduce((sum, { drops }) => sum + drops, 0);
    await this.crowd.leave();
    for (let number = 0; number < SERVERS; number++) await this.parts.endServer(number, 'stop');
    this.patience.expectNone(await this.parts.read((store) => this.auditor.audit(store, { all: true })));
  }

  private failure(problems: readonly string[]): Error {
    const all = [...new Set([...this.crowd.ledger.complaints, ...problems])];
    const lines = [...told(all), ...this.parts.lastWords()];
    return new Error(
      [`seed ${this.options.seed}, ${this.where}:`, ...lines.map((line) => `  ${line}`)].join('\n'),
    );
  }

  private report(): ClusterReport {
    const { ledger, guests } = this.crowd;
    const intents = ledger.intents.all();
    const isRefused = (answer: (typeof intents)[number]['answer']): boolean =>
      answer !== null && 'refused' in answer;
    return {
      seed: this.options.seed,
      blows: this.blows,
      tables: ledger.codes.size,
      guests: guests.length,
      acknowledged: ledger.acknowledged,
      resent: intents.filter(({ answer, sent }) => sent > 1 && !isRefused(answer)).length,
      refused: intents.filter(({ answer }) => isRefused(answer)).length,
      lines: ledger.sayings.all().filter(({ answer }) => answer === 'said').length,
      drops: this.drops,
      verified: this.auditor.verified.size,
      backMs: this.backMs,
      quietBackMs: this.quietBackMs,
      answeredInMs: ledger.answeredInMs,
    };
  }
}
