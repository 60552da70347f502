import type { Guest } from './guest';
import { Ledger } from './ledger';
import { Party } from './party';

/** Nobody thinks longer than this about a move. */
const THINK_MS = 30;

export interface CrowdFacts {
  readonly url: string;
  readonly seed: number;
  /** How many parties there are at once. */
  readonly tables: number;
}

/** Everybody at all tables of a run, and what they were promised. */
export class Crowd {
  readonly ledger = new Ledger();
  private readonly present: Party[];
  private opened = 0;

  constructor(private readonly facts: CrowdFacts) {
    this.present = Array.from({ length: facts.tables }, () => this.newParty());
  }

  get parties(): readonly Party[] {
    return this.present;
  }

  get guests(): readonly Guest[] {
    return this.present.flatMap((party) => party.guests);
  }

  get away(): readonly Guest[] {
    return this.guests.filter(({ isBack }) => !isBack);
  }

  start(): void {
    for (const party of this.present) party.start();
  }

  /** The oldest makes room for a new one. */
  async replaceAParty(): Promise<void> {
    await this.present.shift()?.leave();
    const party = this.newParty();
    this.present.push(party);
    party.start();
  }

  /** Changes whenever anything happens that a run waits for. */
  get progress(): string {
    return `${this.ledger.acknowledged} ${this.ledger.codes.size} ${this.away.length}`;
  }

  /** Everybody puts down what he sees and was told. */
  remember(): void {
    for (const guest of this.guests) guest.remember();
  }

  /** While everybody waits and nothing is under way, except what bots do. */
  async atRest<A>(until: (condition: () => boolean) => Promise<void>, work: () => Promise<A>): Promise<A> {
    const { guests } = this;
    for (const guest of guests) guest.isResting = true;
    try {
      await until(() => guests.every(({ isAtRest }) => isAtRest));
      this.remember();
      return await work();
    } finally {
      for (const guest of guests) guest.isResting = false;
    }
  }

  /** Nobody thinks any more. Whether every match that is played now has come to its end. */
  hurry(): () => boolean {
    const played = this.present.map(({ table }) => table ?? '');
    for (const guest of this.guests) guest.isInAHurry = true;
    return () => played.every((code) => this.ledger.finished.has(code));
  }

  stop(): void {
    for (const guest of this.guests) guest.stop();
  }

  async leave(): Promise<void> {
    await Promise.all(this.present.map((party) => party.leave()));
  }

  private newParty(): Party {
    const number = this.opened++;
    const people = 2 + (number % 3);
    // Two people and two bots, three and one; the others by themselves.
    const bots = number % 2 === 0 ? 4 - people : 0;
    const { url, seed } = this.facts;
    return new Party({
      url,
      ledger: this.ledger,
      seed,
      people,
      bots,
      thinkMs: THINK_MS,
      name: `T${number}`,
    });
  }
}
