import { Decoder } from '@colyseus/schema';
import { unpackStep, type HeldMessage } from '@pampa/protocol';
import { readOpen, RoomState } from '@pampa/protocol/state';
import { ColyseusClient } from '../server/colyseus-client';
import { GAME, gameOfTheHouse, Seated } from '../server/pampa/seated';

const BARONS = 3;

/** Somebody at a table with three barons, who moves as soon as it is his turn: they never rest but in a pause. */
export class BaronTable {
  private readonly ana = new Seated('Ana');
  private readonly state = new RoomState();
  private readonly decoder = new Decoder(this.state);
  private readonly game = gameOfTheHouse();
  /** The last entry of which it is known what he holds, and the one after which he has moved. */
  private heldAt = -1;
  private movedAt = -1;

  private constructor(private readonly url: string) {}

  /** In a pause from the beginning. */
  static async seat(url: string): Promise<BaronTable> {
    const table = new BaronTable(url);
    await table.begin();
    return table;
  }

  get isOver(): boolean {
    return this.state.table.status === 'over';
  }

  /** There is nobody to ask but himself. */
  async pause(): Promise<void> {
    if (!this.isOver && !this.state.table.paused) await this.ana.request('propose', { kind: 'pause' });
  }

  async resume(): Promise<void> {
    if (!this.isOver && this.state.table.paused) await this.ana.request('propose', { kind: 'resume' });
    this.maybeMove();
  }

  close(): void {
    this.ana.client?.close();
  }

  private async begin(): Promise<void> {
    const { ana, url } = this;
    const reservation = await ana.reserve(url, await ana.openTable(url));
    let hasBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    ana.client = await ColyseusClient.connect(url, reservation, {
      onState: (frame) => this.decoder.decode(frame, { offset: 1 }),
      onMessage: (name, message) => {
        if (name === 'held') {
          const { seq, held } = message as HeldMessage;
          this.heard(seq, held);
          hasBegun();
        } else {
          ana.maybeOpen(name, message);
        }
      },
      onBytes: (_name, bytes) => {
        const { seq, held } = unpackStep(bytes);
        this.heard(seq, held);
      },
    });
    for (let left = BARONS; left > 0; left--) await ana.request('add-bot', { seat: null, level: 'baron' });
    await ana.request('start', {});
    await begun;
    await this.pause();
  }

  private heard(seq: number, held: object | undefined): void {
    if (held !== undefined) this.ana.held = held;
    this.heldAt = seq;
    this.maybeMove();
  }

  /** His is the first seat. */
  private maybeMove(): void {
    const open = readOpen(this.state, GAME);
    const { seq, paused } = this.state.table;
    if (open === null || paused || this.heldAt !== seq || this.movedAt === seq) return;
    if (!this.game.asking(open).seats.includes(0)) return;
    this.movedAt = seq;
    const action = this.game.fallback({ open, held: this.ana.held }, 0);
    // A bot that decides at the same time may be quicker: the next step asks again.
    void this.ana.act(seq, action).catch(() => undefined);
  }
}
