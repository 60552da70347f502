import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from '../support/player';
import { Refused } from '../support/player';
import { deal } from '../support/tables';

/** One act that was due at a moment, and how long its player waited for the answer from then on. */
export interface Sample {
  readonly due: number;
  readonly ms: number;
}

const PEOPLE = 2;
/** At one table five acts a second: eager people with short turns. */
const ACT_EVERY_MS = 200;
const LOOK_EVERY_MS = 5;
/** A request is given up by the SDK after ten seconds; waiting for news may take as long. */
const NEWS_WITHIN_MS = 10_000;

/**
 * Two people who play one match after the other, one act every 200 ms. Every act that was due counts, also those that could
 * not be sent because the one before was unanswered: otherwise a stall of ten seconds would be a single slow act.
 */
export class HonestTable {
  readonly samples: Sample[] = [];
  /** What should never happen to them. */
  readonly complaints: string[] = [];
  private players: readonly Player[] = [];
  private isStopped = false;
  private due = 0;

  constructor(private readonly url: string) {}

  get code(): string {
    return this.players[0]?.table.code ?? '';
  }

  async sitDown(options: object = {}): Promise<void> {
    this.players = await deal(this.url, PEOPLE, options);
  }

  async play(): Promise<void> {
    this.due = performance.now();
    try {
      while (!this.isStopped) await this.goOn();
    } catch (error) {
      if (!this.isStopped) this.complaints.push(String(error));
    }
  }

  /** Counts what is due and unanswered now with the time it has waited so far. */
  countUnanswered(): void {
    if (this.due < performance.now()) this.count(performance.now());
  }

  stop(): void {
    this.isStopped = true;
    for (const player of this.players) if (player.isConnected) player.drop();
  }

  private async goOn(): Promise<void> {
    const lost = this.players.find(({ closedWith }) => closedWith !== null);
    if (lost !== undefined) throw new Error(`${lost.name} lost the connection: ${lost.closedWith}`);
    await pause(Math.max(0, this.due - performance.now()));
    const { status } = this.players[0]!.table;
    if (status === 'over') return this.rematch();
    const actor = this.players.find((player) => player.isAwaited);
    if (actor === undefined) {
      await pause(LOOK_EVERY_MS);
      return;
    }
    const { seq } = actor.table;
    await actor.actSensibly().catch((error: unknown) => {
      // `stale`: the answer to the same act came too late for the SDK, but the act was done.
      if (error instanceof Refused && error.code !== 'stale') throw error;
    });
    if (this.isStopped) return;
    this.count(performance.now());
    await Promise.all(
      this.players.map((player) =>
        player
          .until(() => player.table.seq > seq && player.view !== null, NEWS_WITHIN_MS)
          .catch(() => undefined),
      ),
    );
  }

  private count(now: number): void {
    do {
      this.samples.push({ due: this.due, ms: now - this.due });
      this.due += ACT_EVERY_MS;
    } while (this.due < now);
  }

  /** Takes a moment in which no act is due. */
  private async rematch(): Promise<void> {
    this.due = Infinity;
    const [host, other] = this.players;
    await host!.request('rematch', {});
    await host!.until(() => host!.table.next !== null);
    const next = host!.table.next!;
    for (const player of this.players) await player.leave();
    for (const player of this.players) await player.join(next);
    await other!.request('ready', { ready: true });
    await host!.request('start', {});
    await Promise.all(this.players.map((player) => player.until(() => player.view !== null)));
    this.due = performance.now();
  }
}
