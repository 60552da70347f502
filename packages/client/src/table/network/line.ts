import { Client, type Room } from 'colyseus.js';
import { isHouseRefusal, unpackStep, type RoomMessages, type SeatReservation } from '@pampa/protocol';
import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import { readOpen, readTable, RoomState, type PublicTable } from '@pampa/protocol/state';
import { Refused, Unreachable } from '../refused';
import type { Answer } from '../session';
import { serverUrl } from '../api';

/** What comes over a line, in the order in which it came. */
export interface LineEvents extends RoomMessages {
  state: { readonly table: PublicTable; readonly open: object | null };
  /** The code a socket was closed with. The last that is heard of it. */
  closed: number;
}

export type Hear = <Name extends keyof LineEvents>(name: Name, event: LineEvents[Name]) => void;

const CONNECT_WITHIN_MS = 10_000;
/** Longer than any answer takes; a line that is silent for so long is dead, whatever the socket says. */
const ANSWER_WITHIN_MS = 8_000;

const MESSAGES = [
  ...(['welcome', 'match', 'held', 'said', 'emote'] as const),
  ...(['nudged', 'fairness', 'goodbye', 'house', 'rematch'] as const),
];

/** One connection to a table, from the socket's opening to its end. Who comes back gets another. */
export class Line {
  private isOpen = true;

  private constructor(
    private readonly room: Room<unknown, RoomState>,
    private readonly hear: Hear,
  ) {}

  /** Throws `Unreachable`. */
  static async open(reservation: SeatReservation, hear: Hear): Promise<Line> {
    // What the SDK may give us at last, after we have stopped waiting for it, must not stay connected.
    let isLate = false;
    const joining = new Client(serverUrl())
      .consumeSeatReservation(reservation, RoomState)
      .then((joined) => joined as Room<unknown, RoomState>);
    void joining.then(
      (room) => {
        if (isLate) room.connection.close();
      },
      () => undefined,
    );
    try {
      const room = await within(CONNECT_WITHIN_MS, joining);
      const line = new Line(room, hear);
      line.listen();
      return line;
    } catch (error) {
      isLate = true;
      throw new Unreachable('the socket', { cause: error });
    }
  }

  /** Throws `Refused` with the server's reason, or `Unreachable` where there was no answer. */
  async request<Name extends RoomRequestName>(
    name: Name,
    payload: RoomRequestInput<Name>,
    timeout = ANSWER_WITHIN_MS,
  ): Promise<Answer<Name>> {
    try {
      return await this.room.request(name, payload, { timeout });
    } catch (error) {
      throw refusalIn(error);
    }
  }

  /** As if it had broken: whoever listens hears of it at once, and not when a dead socket has timed out. */
  drop(): void {
    if (!this.isOpen) return;
    this.end(NOTHING_SAID);
    this.room.connection.close();
  }

  /** Without a word to whoever listens. */
  hangUp(): void {
    this.isOpen = false;
    this.room.connection.close();
  }

  private end(code: number): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.hear('closed', code);
  }

  private listen(): void {
    const { room } = this;
    // We come back by seat token. The SDK's own way keeps the old decoder, and ghosts in it.
    room.reconnection.enabled = false;
    for (const name of MESSAGES) {
      room.onMessage(name, (message: LineEvents[typeof name]) => this.pass(name, message));
    }
    room.onMessage('step', (bytes: Uint8Array) => this.pass('step', unpackStep(bytes)));
    room.onStateChange((state) => {
      const table = readTable(state);
      this.pass('state', { table, open: readOpen(state, table.game) });
    });
    room.onLeave((code) => this.end(code));
    // What goes wrong with a socket closes it too, and that is heard.
    room.onError(() => undefined);
  }

  private pass<Name extends keyof LineEvents>(name: Name, event: LineEvents[Name]): void {
    if (this.isOpen) this.hear(name, event);
  }
}

/** As browsers call a connection that ended without a close frame. */
const NOTHING_SAID = 1006;

/** What `room.request` throws has the server's reason in it, if there was one. */
function refusalIn(error: unknown): Refused | Unreachable {
  const { reason, name } = error as { readonly reason?: unknown; readonly name?: unknown };
  if (typeof reason === 'object' && reason !== null && isHouseRefusal(reason)) {
    return new Refused(reason.code, reason.details);
  }
  // Colyseus' own word for a request that no room knows.
  if (name === 'no_handler') return new Refused('unknown-request');
  return new Unreachable('no answer', { cause: error });
}

function within<A>(ms: number, promise: Promise<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
