import { isHouseRefusal } from '@pampa/protocol';
import { botsTurn } from '../table/play';
import { Alarm } from './alarm';
import { BotMoves } from './bot-moves';
import type { Connections } from './connections';
import { dueAt, whatIsDue } from './due';
import type { Keeper } from './keeper';
import type { RoomServices } from './services';

/** What is due and could not be done is tried again, but not in a circle. */
const TRY_AGAIN_MS = 1000;
/** While the machine's clock is in doubt: it may be believed at any time. */
const LOOK_AGAIN_MS = 60_000;
/** Between the answer to a join and the socket. */
const JOINING_MS = 20_000;
/** From waking for somebody until he is let in, or from one act of a clock to the next. */
const LEAST_AWAKE_MS = 1000;

/** What a table does by itself: clocks, bots, and going to sleep. */
export class Rhythm {
  private readonly due: Alarm;
  private readonly bots: BotMoves;
  private readonly sleep: Alarm;
  private admittedAt = 0;

  constructor(
    private readonly keeper: Keeper,
    private readonly connections: Connections,
    private readonly services: RoomServices,
    private readonly fallAsleep: () => void,
  ) {
    this.due = new Alarm(services.now, () => void this.doWhatIsDue());
    this.bots = new BotMoves(keeper, services);
    this.sleep = new Alarm(services.now, () => this.maybeSleep());
  }

  /** To be called after every change, of the table or of who is there. */
  schedule(): void {
    const { now, time, settings } = this.services;
    // In doubt, any command asks the store; if nobody sends one, this is it.
    const times = { now: now(), sure: time.sure() };
    const dueNext = dueAt(this.keeper.table, { ...times, present: this.connections.present() });
    const next = this.keeper.isInDoubt ? times.now + TRY_AGAIN_MS : dueNext;
    const isHeld = times.sure < times.now;
    this.due.set(isHeld ? Math.min(next ?? Infinity, times.now + LOOK_AGAIN_MS) : next);
    this.bots.schedule();
    const awakeFor = Math.max(settings.sleepSeconds * 1000, LEAST_AWAKE_MS);
    this.sleep.set(this.connections.size === 0 ? now() + awakeFor : null);
  }

  /** Somebody is on his way in. */
  expectSomebody(): void {
    this.admittedAt = this.services.now();
  }

  stop(): void {
    for (const alarm of [this.due, this.sleep]) alarm.off();
    this.bots.stop();
  }

  private async doWhatIsDue(): Promise<void> {
    const done = await this.keeper.run(whatIsDue);
    if (isHouseRefusal(done)) this.due.set(this.services.now() + TRY_AGAIN_MS);
    else this.schedule();
  }

  /** Whether somebody is on the way in, or a bot is to move. The table then stays awake without any connection. */
  get isBusy(): boolean {
    const isExpected = this.services.now() - this.admittedAt < JOINING_MS;
    return isExpected || botsTurn(this.keeper.table) !== null;
  }

  private maybeSleep(): void {
    if (this.connections.size > 0) return;
    if (this.isBusy) this.schedule();
    else this.fallAsleep();
  }
}
