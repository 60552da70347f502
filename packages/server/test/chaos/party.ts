import { playing, watching, type Habits } from './conduct';
import { Guest } from './guest';
import type { Ledger } from './ledger';
import { randomOf } from './random';

export interface PartyFacts extends Habits {
  readonly url: string;
  readonly ledger: Ledger;
  readonly seed: number;
  /** Tells the parties of a run apart. */
  readonly name: string;
}

/** The people of one table, and somebody who looks on. They play one match after the other. */
export class Party {
  readonly guests: readonly Guest[];
  private readonly host: Guest;
  private readonly ends: Promise<void>[] = [];

  constructor(facts: PartyFacts) {
    const { url, ledger, seed, people, name: party } = facts;
    const guest = (name: string, more: Partial<ConstructorParameters<typeof Guest>[0]>): Guest =>
      new Guest({
        url,
        ledger,
        name,
        random: randomOf(seed, `${party} ${name}`),
        invitation: () => this.host.code,
        conduct: playing(facts),
        ...more,
      });
    this.host = guest(`${party} 1`, { invitation: () => null, opens: {} });
    const others = Array.from({ length: people - 1 }, (_, index) => guest(`${party} ${index + 2}`, {}));
    this.guests = [this.host, ...others, guest(`${party} Z`, { conduct: watching })];
  }

  start(): void {
    this.ends.push(...this.guests.map((guest) => guest.run()));
  }

  /** Of the table they are at, whatever they do there; null until it is opened. */
  get table(): string | null {
    return this.host.code;
  }

  /** Of the table they play at now; null while they don't play. */
  get code(): string | null {
    const { isThere, player, code } = this.host;
    return isThere && player.table.status === 'playing' ? code : null;
  }

  /** Changes with whatever happens at their table, as the host sees it. */
  get pulse(): string {
    const { isThere, player, code } = this.host;
    if (!isThere) return '';
    const { status, seq, seats } = player.table;
    return `${code ?? ''} ${status} ${seq} ${seats.map(({ kind, ready }) => `${kind}${ready}`).join()}`;
  }

  /** For good: what they were told stays in the ledger. */
  async leave(): Promise<void> {
    for (const guest of this.guests) guest.stop();
    await Promise.all(this.ends);
    await Promise.all(this.guests.map((guest) => guest.leave()));
  }
}
