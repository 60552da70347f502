import { signal } from '@preact/signals';
import type { HouseCode, HouseRefusal } from '@pampa/protocol';
import { Refused, Unreachable } from '../refused';
import type { Connection, Unsubscribe } from '../session';
import { follow, isLookedAt } from './attention';
import { reservePlace, type Visitor } from './credentials';
import { endOf, hasMoved, isPassing } from './ending';
import { Line, type LineEvents } from './line';
import { movedDelay, Retry, retryDelay } from './retry';
import { isUpToDate, reloadOnce } from './upgrade';
import { WaitingFor } from './waiting-for';

/** A table that is awake tells everything at once; one that says nothing for so long is asked anew. */
const WELCOME_WITHIN_MS = 10_000;

/** Long enough for a phone that has just woken up. */
const PROBE_WITHIN_MS = 4000;

export type Message = {
  [Name in Exclude<keyof LineEvents, 'closed'>]: {
    readonly name: Name;
    readonly message: LineEvents[Name];
  };
}[Exclude<keyof LineEvents, 'closed'>];

export interface ContactEvents {
  /** A new connection is about to bring everything anew. */
  connecting(): void;
  heard(message: Message): void;
  /** For good. */
  ended(why: HouseCode): void;
}

/** Stays in touch with a table: joins, notices when the line is dead, and comes back until it may not or need not. */
export class Contact {
  readonly connection = signal<Connection>({ state: 'joining' });
  private readonly welcomed = new WaitingFor<Line>();
  /** Open, but not welcomed yet. */
  private arriving: Line | null = null;
  private readonly retry = new Retry(() => void this.join());
  /** With a line on which no welcome comes. */
  private readonly patience = new Retry(() => this.arriving?.drop());
  private attempt = 0;
  private isOver = false;
  private readonly unfollow: Unsubscribe;

  constructor(
    private readonly visitor: Visitor,
    private handoff: string | null,
    private readonly events: ContactEvents,
  ) {
    this.unfollow = follow({
      awake: () => this.lookAfterLine(),
      looks: (looking) => this.tellWhetherLooking(looking),
    });
    void this.join();
  }

  /** The line, if somebody is at its other end who has welcomed us. */
  get line(): Line | null {
    return this.welcomed.current;
  }

  /** What the server asks of a browser is answered also before all is complete. */
  get anyLine(): Line | null {
    return this.welcomed.current ?? this.arriving;
  }

  /** Now or as soon as there is one. Throws `Refused` once there can be none any more. */
  whenConnected(): Promise<Line> {
    return this.welcomed.wait();
  }

  /** Everything is here that there is to be seen of the table. False if that was so before. */
  arrived(): boolean {
    const line = this.arriving;
    if (line === null) return false;
    this.patience.cancel();
    this.arriving = null;
    this.attempt = 0;
    isUpToDate();
    this.connection.value = { state: 'here' };
    this.welcomed.has(line);
    if (!isLookedAt()) this.tellWhetherLooking(false);
    return true;
  }

  tryNow(): void {
    this.retry.now();
  }

  end(why: Error): void {
    this.isOver = true;
    this.unfollow();
    this.retry.cancel();
    this.patience.cancel();
    this.anyLine?.hangUp();
    this.arriving = null;
    this.welcomed.end(why);
  }

  private async join(): Promise<void> {
    try {
      const reservation = await reservePlace(this.visitor, this.handoff);
      this.handoff = null;
      if (this.isOver) return;
      this.events.connecting();
      const line = await Line.open(reservation, (name, message) =>
        name === 'closed'
          ? this.hungUp(message as LineEvents['closed'])
          : this.events.heard({ name, message } as Message),
      );
      if (this.hasEnded()) line.hangUp();
      else this.awaitWelcome(line);
    } catch (error) {
      this.notJoined(error);
    }
  }

  private awaitWelcome(line: Line): void {
    this.arriving = line;
    this.patience.after(WELCOME_WITHIN_MS);
  }

  /** It may have come to an end while something was awaited. */
  private hasEnded(): boolean {
    return this.isOver;
  }

  private notJoined(error: unknown): void {
    if (this.isOver) return;
    if (!(error instanceof Refused) || isPassing(error.code)) {
      this.tryAgain();
      return;
    }
    // The reload ends this page; until then there is nothing to say.
    if (error.code === 'upgrade' && reloadOnce()) return;
    this.closeFor(error);
  }

  private hungUp(code: number): void {
    this.arriving = null;
    this.welcomed.lost();
    const why = endOf(code);
    if (why === null) this.tryAgain(hasMoved(code) ? movedDelay() : undefined);
    else this.closeFor({ code: why });
  }

  private tryAgain(delay = retryDelay(++this.attempt)): void {
    const retryAt = this.retry.after(delay);
    this.connection.value = { state: 'lost', attempt: this.attempt, retryAt };
  }

  private closeFor({ code, details = {} }: HouseRefusal): void {
    this.connection.value = { state: 'closed', why: { code, details } };
    this.end(new Refused(code, details));
    this.events.ended(code);
  }

  private tellWhetherLooking(looking: boolean): void {
    void this.line?.request('look', { looking }).catch(() => undefined);
  }

  /** A socket can be dead without having noticed. */
  private lookAfterLine(): void {
    this.retry.now();
    const { line } = this;
    line?.request('look', { looking: isLookedAt() }, PROBE_WITHIN_MS).catch((error: unknown) => {
      if (error instanceof Unreachable) line.drop();
    });
  }
}
