import { isHouseRefusal } from '@pampa/protocol';
import { isPlayedByBot } from '../table/people';
import { playForSeat } from '../table/play';
import { awaited, matchOf } from '../table/table';
import { Alarm } from './alarm';
import type { Connections } from './connections';
import { dueAt, whatIsDue } from './due';
import type { Keeper } from './keeper';
import type { RoomServices } from './services';

/** What is due and could not be done is tried again, but not in a circle. */
const TRY_AGAIN_MS = 1000;
/** Between the answer to a join and the socket. */
const JOINING_MS = 20_000;
/** From waking for somebody until he is let in, or from one act of a clock to the next. */
const LEAST_AWAKE_MS = 1000;

/** What a table does by itself: clocks, bots, and going to sleep. */
export class Rhythm {
  private readonly due: Alarm;
  private readonly bot: Alarm;
  private readonly sleep: Alarm;
  private admittedAt = 0;
  /** The entry after which the bot that is about to move was asked: talk in between does not make it wait longer. */
  private botAskedAfter: number | null = null;

  constructor(
    private readonly keeper: Keeper,
    private readonly connections: Connections,
    private readonly services: RoomServices,
    private readonly fallAsleep: () => void,
  ) {
    this.due = new Alarm(services.now, () => void this.doWhatIsDue());
    this.bot = new Alarm(services.now, () => void this.moveBot());
    this.sleep = new Alarm(services.now, () => this.maybeSleep());
  }

  /** To be called after every change, of the table or of who is there. */
  schedule(): void {
    const { now, settings } = this.services;
    // In doubt, any command asks the store; if nobody sends one, this is it.
    const dueNext = dueAt(this.keeper.table, this.connections.present());
    this.due.set(this.keeper.isInDoubt ? now() + TRY_AGAIN_MS : dueNext);
    const after = this.botToMove() === null ? null : (matchOf(this.keeper.table)?.seq ?? null);
    if (after !== this.botAskedAfter) this.bot.set(after === null ? null : now() + settings.botPaceMs);
    this.botAskedAfter = after;
    const awakeFor = Math.max(settings.sleepSeconds * 1000, LEAST_AWAKE_MS);
    this.sleep.set(this.connections.size === 0 ? now() + awakeFor : null);
  }

  /** Somebody is on his way in. */
  expectSomebody(): void {
    this.admittedAt = this.services.now();
  }

  stop(): void {
    for (const alarm of [this.due, this.bot, this.sleep]) alarm.off();
  }

  private async doWhatIsDue(): Promise<void> {
    const done = await this.keeper.run(whatIsDue);
    if (isHouseRefusal(done)) this.due.set(this.services.now() + TRY_AGAIN_MS);
    else this.schedule();
  }

  private botToMove(): number | null {
    const { table } = this.keeper;
    if (table.document.paused) return null;
    const seat = awaited(table).find((index) => {
      const each = table.document.seats[index];
      return each !== undefined && isPlayedByBot(each);
    });
    return seat ?? null;
  }

  private async moveBot(): Promise<void> {
    const done = await this.keeper.run((table, circumstances) => {
      const seat = this.botToMove();
      return seat === null ? { document: table.document } : playForSeat(table, seat, 'bot', circumstances);
    });
    if (isHouseRefusal(done)) this.bot.set(this.services.now() + TRY_AGAIN_MS);
  }

  /** Not while somebody is on his way in, and not before the bots have finished. */
  private maybeSleep(): void {
    if (this.connections.size > 0) return;
    const isExpected = this.services.now() - this.admittedAt < JOINING_MS;
    if (isExpected || this.botToMove() !== null) this.schedule();
    else this.fallAsleep();
  }
}
