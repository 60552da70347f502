import { effect } from '@preact/signals';
import type { BotLevel } from '@pampa/protocol';
import type { GameTypes, View } from '@pampa/rules';
import { openTable } from '../../../src/table/open-table';
import { NetworkSession } from '../../../src/table/network/session';
import { seatsIn, type SeatsKept } from '../../../src/table/seats-kept';
import { witnessesIn, type WitnessesKept } from '../../../src/table/witness';
import type { SeenStep } from '../../../src/table/session';
import { sitDown } from '../../../src/table/sit-down';
import { memoryStorage } from './browser';

const PATIENCE_MS = 20_000;

/** Somebody with a browser of his own, at one table. */
export class Guest {
  readonly seats: SeatsKept = seatsIn(memoryStorage());
  readonly witnesses: WitnessesKept = witnessesIn(memoryStorage());
  readonly steps: SeenStep[] = [];
  readonly momentsSeen: number[] = [];
  private current: NetworkSession | null = null;
  private readonly off: (() => void)[] = [];

  constructor(readonly name: string) {}

  get session(): NetworkSession {
    if (this.current === null) throw new Error(`${this.name} is at no table`);
    return this.current;
  }

  get isHere(): boolean {
    return this.session.connection.value.state === 'here';
  }

  /** There is a match, and the rules of its game have come. */
  get canPlay(): boolean {
    return this.session.moment.value !== null && this.session.game.value !== null;
  }

  get view(): View<GameTypes> {
    return this.session.moment.value!.view;
  }

  get isAwaited(): boolean {
    const { moment, seat, game } = this.session;
    const view = moment.value?.view;
    return (
      view !== undefined && seat.value !== null && game.value!.asking(view.open).seats.includes(seat.value)
    );
  }

  async open(bots = 0, level?: BotLevel): Promise<string> {
    const how = level === undefined ? { bots } : { bots, level };
    const code = await openTable({ name: this.name, game: 'el-gaucho', ...how }, this.seats);
    await this.goTo(code);
    return code;
  }

  async goTo(code: string, how: { watch?: boolean; handoff?: string } = {}): Promise<void> {
    this.come(code, how);
    await this.until(() => this.isHere);
  }

  /** Without waiting for how it goes. */
  come(code: string, { watch = false, handoff }: { watch?: boolean; handoff?: string } = {}): void {
    const session = new NetworkSession({
      code,
      seats: watch ? null : this.seats,
      name: this.name,
      handoff: handoff ?? null,
      witnesses: this.witnesses,
    });
    this.current = session;
    this.off.push(
      session.onStep((step) => void this.steps.push(step)),
      effect(() => {
        const seq = session.moment.value?.seq;
        if (seq !== undefined) this.momentsSeen.push(seq);
      }),
    );
  }

  async sit(): Promise<void> {
    await sitDown(this.session, { name: this.name, seat: null, colour: null }, this.seats);
    await this.until(() => this.session.seat.value !== null);
    await this.session.request('ready', { ready: true });
  }

  /** What the fallback player would do. */
  sensible(): object {
    const { seat, game } = this.session;
    return game.value!.fallback(this.view, seat.value!);
  }

  actSensibly(): Promise<void> {
    return this.session.act(this.sensible());
  }

  /** Resolves as soon as it holds; asked whenever a signal changes that it reads. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let stop: () => void = () => undefined;
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`${this.name} waited in vain for ${holds.toString()}`));
      }, PATIENCE_MS);
      stop = effect(() => {
        if (!holds()) return;
        clearTimeout(timer);
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }

  close(): void {
    for (const off of this.off.splice(0)) off();
    this.current?.close();
  }
}

/** People in the lobby of a new table, all ready. */
export async function gather(...names: readonly string[]): Promise<Guest[]> {
  const guests = names.map((name) => new Guest(name));
  const code = await guests[0]!.open();
  for (const guest of guests.slice(1)) {
    await guest.goTo(code);
    await guest.sit();
  }
  return guests;
}

/** The same, with the match begun. */
export async function deal(...names: readonly string[]): Promise<Guest[]> {
  const guests = await gather(...names);
  await guests[0]!.session.request('start', {});
  await Promise.all(guests.map((guest) => guest.until(() => guest.canPlay)));
  return guests;
}

/** So many acts, or until the game is over; everybody sees each of them. */
export async function playOn(guests: readonly Guest[], acts = Infinity): Promise<void> {
  for (let done = 0; done < acts; done++) {
    const actor = guests.find(({ isAwaited }) => isAwaited);
    if (actor === undefined) return;
    await actor.actSensibly();
    const seq = actor.session.moment.value!.seq;
    await Promise.all(
      guests.map((guest) => guest.until(() => (guest.session.moment.value?.seq ?? -1) >= seq)),
    );
  }
}
