import { Decoder } from '@colyseus/schema';
import { unpackStep, type HeldMessage } from '@pampa/protocol';
import { readOpen, RoomState } from '@pampa/protocol/state';
import { AllHaveSeen } from '../all-have-seen';
import { ColyseusClient } from '../colyseus-client';
import { CLIENTS_PER_TABLE, type LoadTable, type Traffic } from '../contestant';
import { sumOf } from '../traffic';
import { GAME, gameOfTheHouse, Seated } from './seated';

/** A table of our server. All four hear everything; the first also reads the state, and knows for all whose turn it is. */
export class PampaTable implements LoadTable {
  private readonly all = new AllHaveSeen();
  private readonly people = Array.from(
    { length: CLIENTS_PER_TABLE },
    (_, seat) => new Seated(`Player ${seat + 1}`),
  );
  private readonly state = new RoomState();
  private readonly decoder = new Decoder(this.state);
  private readonly game = gameOfTheHouse();
  private hasBegun: () => void = () => undefined;

  private constructor(
    private readonly url: string,
    readonly code: string,
  ) {}

  static async seat(url: string): Promise<PampaTable> {
    const host = new Seated('Player 1');
    const table = new PampaTable(url, await host.openTable(url));
    table.people[0] = host;
    await table.gather();
    return table;
  }

  async act(): Promise<number | null> {
    const open = readOpen(this.state, GAME);
    const [seat] = open === null ? [] : this.game.asking(open).seats;
    const actor = seat === undefined ? undefined : this.people[seat];
    if (open === null || seat === undefined || actor === undefined) return null;
    const action = this.game.fallback({ open, held: actor.held }, seat);
    return this.all.after(() => actor.act(this.state.table.seq, action));
  }

  received(): Traffic {
    return sumOf(this.people.flatMap(({ client }) => client?.received() ?? []));
  }

  close(): void {
    for (const { client } of this.people) client?.close();
  }

  /** Milliseconds until the first player has his place again, at a table that may have to be woken for it. */
  async rejoin(): Promise<number> {
    const begun = performance.now();
    await this.people[0]?.reserve(this.url, this.code);
    return performance.now() - begun;
  }

  private async gather(): Promise<void> {
    const begun = new Promise<void>((resolve) => (this.hasBegun = resolve));
    for (const person of this.people) {
      await this.connect(person);
      if (person === this.people[0]) continue;
      const { token, name, commitment } = person;
      await person.request('sit', { token, name, seat: null, colour: null, commitment });
      await person.request('ready', { ready: true });
    }
    await this.people[0]?.request('start', {});
    await begun;
  }

  private async connect(person: Seated): Promise<void> {
    const isReader = person === this.people[0];
    person.client = await ColyseusClient.connect(this.url, await person.reserve(this.url, this.code), {
      ...(isReader ? { onState: (frame) => this.decoder.decode(frame, { offset: 1 }) } : {}),
      onMessage: (name, message) => this.hear(person, name, message),
      onBytes: (_name, step) => this.hearStep(person, step),
    });
  }

  private hearStep(person: Seated, step: Uint8Array): void {
    const { held } = unpackStep(step);
    if (held !== undefined) person.held = held;
    this.all.one();
  }

  private hear(person: Seated, name: string, message: unknown): void {
    if (name === 'held') {
      person.held = (message as HeldMessage).held;
      if (this.people.every(({ held }) => held !== null)) this.hasBegun();
    } else {
      person.maybeOpen(name, message);
    }
  }
}
