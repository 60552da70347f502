import { setTimeout as pause } from 'node:timers/promises';
import type { HouseCode, RoomAnswers } from '@pampa/protocol';
import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import type { Random } from '@pampa/rules';
import { Player, Refused } from '../support/player';
import type { Intent, Ledger, Sight } from './ledger';

/** A page that lost its server asks again soon, and then less and less often. */
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 250;

/** A server that is just going, in doubt about its store, or can't reach the owner of a table says so; the page tries again. */
const PASSING: readonly HouseCode[] = ['store-failed', 'lease-lost', 'shutting-down', 'out-of-reach'];

export interface GuestFacts {
  readonly url: string;
  readonly name: string;
  readonly ledger: Ledger;
  readonly random: Random;
  /** Where to go; null as long as nobody has opened the table. The host opens it. */
  readonly invitation: () => string | null;
  /** One thing to do at a table one is connected to, or some waiting. */
  readonly conduct: (guest: Guest) => Promise<void>;
  /** What the host wants of a new table; undefined for everybody else. */
  readonly opens?: object;
}

type Answer<Name extends RoomRequestName> = Name extends keyof RoomAnswers ? RoomAnswers[Name] : object;

/** Somebody who goes on whatever happens to the server: comes back by himself, and sends again what was under way. */
export class Guest {
  readonly player: Player;
  code: string | null = null;
  underWay: Intent | null = null;
  /** Does not think before a move. */
  isInAHurry = false;
  /** How often the connection was lost. */
  drops = 0;
  /** Does nothing but listen, as soon as what it does now is done. */
  isResting = false;
  /** Whether it is. */
  isAtRest = false;
  private hasEntered = false;
  /** Since the connection was lost: how often it was tried, and why that failed. */
  private tries = 0;
  private trouble: string | null = null;
  private readonly stopping = new AbortController();

  constructor(readonly facts: GuestFacts) {
    this.player = new Player(facts.url, facts.name);
  }

  get isThere(): boolean {
    return this.hasEntered && this.player.closedWith === null;
  }

  /** Connected, and sees what there is to see. */
  get isBack(): boolean {
    return this.isThere && (this.player.table.match === null || this.player.view !== null);
  }

  /** For whoever wonders why he is not back. */
  get whereabouts(): string {
    const { player, code, isThere, tries, trouble } = this;
    const state = isThere ? 'is there and sees nothing' : `is away after ${tries} tries`;
    return `${player.name} ${state}, at ${code ?? 'no table'}; last trouble: ${trouble ?? 'none'}`;
  }

  /** Until it is stopped. */
  async run(): Promise<void> {
    try {
      while (!this.stopping.signal.aborted) {
        this.isAtRest = this.isResting;
        if (this.isAtRest) await pause(FIRST_WAIT_MS);
        else if (this.isThere) await this.facts.conduct(this);
        else await this.comeBack();
      }
    } catch (error) {
      this.complain(String(error));
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  /** Null if it was refused, or if the connection broke: then nobody knows. */
  async ask<Name extends RoomRequestName>(
    name: Name,
    payload: RoomRequestInput<Name>,
  ): Promise<Answer<Name> | Refused | null> {
    try {
      return await this.player.request(name, payload);
    } catch (error) {
      if (error instanceof Refused) return PASSING.includes(error.code) ? null : error;
      // Every request has an answer; only a connection that breaks may keep it.
      if (this.isThere && String(error).includes('timed out')) this.complain(`no answer to ${name}`);
      return null;
    }
  }

  /** Until something is so, the connection is lost, or the time is over. */
  async wait(condition: () => boolean, ms: number): Promise<void> {
    const { signal } = this.stopping;
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    const so = this.player.until(() => !this.isThere || condition(), ms).catch(() => undefined);
    await Promise.race([so, stopped]);
  }

  async moveTo(code: string): Promise<void> {
    this.remember();
    this.hasEntered = false;
    this.code = code;
    await this.player.leave();
  }

  /** The connection breaks, as in a tunnel, and is noticed at once. */
  drop(): void {
    if (this.isThere) this.player.room.connection.close();
  }

  async leave(): Promise<void> {
    this.remember();
    if (!this.isThere) return;
    this.hasEntered = false;
    await this.player.leave();
  }

  /** Puts down what is seen and was told, to be held against the store. */
  remember(): void {
    if (!this.hasEntered || this.code === null) return;
    const { player } = this;
    const { table, seat, open, held, heldSeq } = player;
    const { match, seq } = table;
    const told = player.steps.splice(0);
    const sight: Sight = { name: player.name, code: this.code, match, seat, seq, open, heldSeq, held, told };
    this.facts.ledger.sights.push(sight);
  }

  complain(what: string): void {
    this.facts.ledger.complaints.push(`${this.player.name} at ${this.code ?? 'no table'}: ${what}`);
  }

  private async comeBack(): Promise<void> {
    if (this.hasEntered) this.drops += 1;
    // What was told on the old connection belongs to what was seen there.
    this.remember();
    this.tries = 0;
    this.trouble = null;
    for (
      let wait = FIRST_WAIT_MS;
      !this.stopping.signal.aborted;
      wait = Math.min(2 * wait, LONGEST_WAIT_MS)
    ) {
      try {
        this.tries += 1;
        if (await this.enter()) return;
      } catch (error) {
        this.trouble = troubleIn(error);
        if (error instanceof Refused && !PASSING.includes(error.code)) throw error;
      }
      await pause(wait / 2 + this.facts.random.int(wait));
    }
  }

  private async enter(): Promise<boolean> {
    const { player, facts } = this;
    this.code ??= facts.invitation();
    if (this.code !== null) await player.join(this.code);
    else if (facts.opens !== undefined) this.code = await player.create(facts.opens);
    else return false;
    facts.ledger.codes.add(this.code);
    this.hasEntered = true;
    return true;
  }
}

/** What `fetch` throws says why only in its cause. */
function troubleIn(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${String(error)}${cause}`;
}
