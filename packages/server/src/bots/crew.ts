import { randomInt } from 'node:crypto';
import type { BotErrand, BotReport } from '@pampa/bots';
import type { BotLevel } from '@pampa/protocol';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { Settings } from '../settings';
import { ErrandThread, type Ending } from '../threads/errand-thread';
import type { HireBot } from './hire';
import { LEVEL_BELOW, nodesOf } from './levels';
import { Patience } from './patience';

/** What a table asks: what one seat sees, and nothing else of the match. */
export type BotQuestion = Pick<BotErrand, 'game' | 'rules' | 'view' | 'seat' | 'level'>;

export interface Thinking {
  /** Null: nobody could say. Then the rules' own `fallback` moves. */
  readonly answer: Promise<object | null>;
  /** The table has moved on. */
  forget(): void;
}

/** What a room needs of the crew. */
export interface Bots {
  think(question: BotQuestion): Thinking;
}

export interface CrewServices {
  readonly settings: Pick<Settings, 'botWorkers' | 'botNodes' | 'botLimitMs'>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly hire: HireBot;
}

/** What a bot is told of its limit: it should have answered long before it is taken for lost. */
const OWN_SHARE = 0.5;

/** Threads that end before they have begun: after so many in a row nobody is hired for a while. */
const MOST_FAILED_STARTS = 3;
const PAUSE_MS = 30_000;

const SEEDS = 2 ** 32;

type Thinker = ErrandThread<BotErrand, BotReport>;

interface Job {
  readonly question: BotQuestion;
  level: BotLevel;
  hasFallen: boolean;
  isForgotten: boolean;
  resolve: (action: object | null) => void;
}

/**
 * Everybody who thinks for the tables of this house. A table asks one question at a time, so that first come, first served
 * is also in turn: no table gets more than its share.
 */
export class Crew implements Bots {
  private readonly waiting: Job[] = [];
  private readonly idle: Thinker[] = [];
  private readonly all = new Set<Thinker>();
  private readonly patience = new Patience();
  private failedStarts = 0;
  private pausedUntil = 0;
  private isClosed = false;

  constructor(private readonly services: CrewServices) {}

  think(question: BotQuestion): Thinking {
    const level = this.levelUnderLoad(question.level);
    if (level === null) return { answer: Promise.resolve(null), forget: () => undefined };
    let resolve: Job['resolve'] = () => undefined;
    const answer = new Promise<object | null>((found) => (resolve = found));
    const job: Job = { question, level, hasFallen: false, isForgotten: false, resolve };
    this.waiting.push(job);
    this.assign();
    return { answer, forget: () => this.forget(job) };
  }

  /** Whoever still waits for an answer gets none. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.answerNobody();
    await Promise.all([...this.all].map((thinker) => thinker.dismiss()));
  }

  /** Null: nobody is asked. */
  private levelUnderLoad(level: BotLevel): BotLevel | null {
    const { settings, metrics } = this.services;
    const isResting = performance.now() < this.pausedUntil;
    if (this.isClosed || isResting) return null;
    const asked = this.patience.levelFor(level, this.waiting, settings.botWorkers);
    if (asked !== level) metrics.botThoughts.inc({ level, outcome: 'crowded-out' });
    return asked;
  }

  private forget(job: Job): void {
    job.isForgotten = true;
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    this.services.metrics.botQueue.set(this.waiting.length);
    job.resolve(null);
  }

  /** Gives what waits to those who are free. */
  private assign(): void {
    for (;;) {
      const thinker = this.waiting.length === 0 ? null : this.free();
      const job = thinker === null ? undefined : this.waiting.shift();
      if (thinker === null || job === undefined) break;
      void this.give(thinker, job);
    }
    this.services.metrics.botQueue.set(this.waiting.length);
  }

  /** Threads are begun when they are first needed: most evenings need none. */
  private free(): Thinker | null {
    for (let thinker = this.idle.pop(); thinker !== undefined; thinker = this.idle.pop()) {
      if (!thinker.isGone) return thinker;
      this.all.delete(thinker);
    }
    if (this.all.size >= this.services.settings.botWorkers) return null;
    return this.hire();
  }

  private hire(): Thinker | null {
    try {
      const hired = new ErrandThread(this.services.hire());
      this.all.add(hired);
      return hired;
    } catch (error) {
      // The machine has no thread to give. Those who have begun go on; where nobody has, nobody answers.
      this.services.log.warn('no thread could be begun for a bot', { err: error });
      this.startFailed();
      if (this.all.size === 0) this.answerNobody();
      return null;
    }
  }

  private async give(thinker: Thinker, job: Job): Promise<void> {
    const { level } = job;
    const { metrics, settings } = this.services;
    const end = metrics.botSeconds.startTimer({ level });
    const ending = await thinker.ask(this.errandOf(job), settings.botLimitMs);
    if (this.isClosed) {
      job.resolve(null);
      return;
    }
    const seconds = end();
    if (ending.how === 'answered') this.patience.took(level, seconds * 1000);
    metrics.botThoughts.inc({ level, outcome: ending.how });
    if (thinker.isGone) this.miss(thinker);
    else this.idle.push(thinker);
    if (ending.how === 'answered') job.resolve(ending.report.action);
    else this.fall(job, ending);
    this.assign();
  }

  private errandOf({ question, level }: Job): BotErrand {
    const { game, rules, view, seat } = question;
    const { botNodes, botLimitMs } = this.services.settings;
    const nodes = nodesOf(level, botNodes);
    return {
      game,
      rules,
      view,
      seat,
      level,
      nodes,
      seed: randomInt(SEEDS),
      withinMs: botLimitMs * OWN_SHARE,
    };
  }

  private miss(thinker: Thinker): void {
    this.all.delete(thinker);
    if (thinker.hasBeenReady) this.failedStarts = 0;
    else this.startFailed();
  }

  private startFailed(): void {
    this.failedStarts += 1;
    if (this.failedStarts < MOST_FAILED_STARTS) return;
    this.failedStarts = 0;
    this.pausedUntil = performance.now() + PAUSE_MS;
    this.answerNobody();
  }

  private answerNobody(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve(null);
  }

  /** Once: whoever has waited for two of them has waited long enough. */
  private fall(job: Job, ending: Ending<BotReport>): void {
    const { level } = job;
    this.services.log.warn('a bot has not answered', {
      code: `${level} ${ending.how}`,
      ...('error' in ending ? { err: ending.error } : {}),
    });
    const below = job.hasFallen || job.isForgotten ? null : LEVEL_BELOW[level];
    if (below === null || performance.now() < this.pausedUntil) {
      job.resolve(null);
      return;
    }
    job.level = below;
    job.hasFallen = true;
    // He has waited in line before.
    this.waiting.unshift(job);
  }
}
