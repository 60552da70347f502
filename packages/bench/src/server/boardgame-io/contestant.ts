import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { AllHaveSeen } from '../all-have-seen';
import {
  CLIENTS_PER_TABLE,
  EL_GAUCHO_PROLOGUE,
  type Contestant,
  type LoadTable,
  type Traffic,
} from '../contestant';
import { FROM_SOURCE, startProcess } from '../server-process';
import { NOTHING, sumOf } from '../traffic';
import { claims } from './claims';
import { elGaucho } from './el-gaucho';
import type { Context, PeerGame } from './peer-game';

const common = {
  start: (more: readonly string[] = []) =>
    startProcess([...more, ...FROM_SOURCE, join(__dirname, 'serve.ts')]),
};

export const boardgameIo: Contestant = {
  id: 'peer',
  ...common,
  seat: (url, number) => seat(url, claims, number),
  // A board that is used again and again has no middle; these are for the compiler.
  prologue: 60,
};

export const boardgameIoWithOurGame: Contestant = {
  id: 'peer-same-game',
  ...common,
  seat: (url, number) => seat(url, elGaucho, number),
  prologue: EL_GAUCHO_PROLOGUE,
};

/** What its server sends, as far as a player needs it. */
interface State<View> {
  readonly G: View;
  readonly ctx: Context;
  readonly _stateID: number;
}

/** Sends and hears what boardgame.io's client does, without the copy of the game that each of those keeps. */
async function seat<View>(url: string, game: PeerGame<View>, number: number): Promise<LoadTable> {
  const matchID = `match-${number}`;
  const all = new AllHaveSeen();
  const clients: PeerClient<View>[] = [];
  for (let player = 0; player < CLIENTS_PER_TABLE; player++) {
    const client = new PeerClient<View>(`${url}/${game.name}`);
    await client.sync(matchID, String(player), () => all.one());
    clients.push(client);
  }

  return {
    act() {
      const seen = clients[0]?.state ?? null;
      const mover = seen === null ? null : game.toMove(seen.G, seen.ctx);
      const { socket, state } = clients[mover ?? -1] ?? {};
      if (mover === null || socket === undefined || state === undefined || state === null) {
        return Promise.resolve(null);
      }
      const playerID = String(mover);
      const { move, args } = game.choose(state.G, mover);
      const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
      return all.after(() => {
        socket.emit('update', action, state._stateID, matchID, playerID);
        return null;
      });
    },
    received: () => sumOf(clients.map((client) => client.received)),
    close: () => clients.forEach(({ socket }) => socket.close()),
  };
}

class PeerClient<View> {
  readonly socket: Socket;
  state: State<View> | null = null;
  received: Traffic = NOTHING;

  constructor(address: string) {
    // Without its usual beginning by long polling: 4,000 of these would take minutes.
    this.socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('packet', ({ data }: { readonly data?: string }) => this.count(data ?? ''));
    });
  }

  /** Resolves with the first state; `onUpdate` hears of every other. */
  sync(matchID: string, playerID: string, onUpdate: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('connect_error', reject);
      this.socket.once('sync', (_match: string, { state }: { readonly state: State<View> }) => {
        this.state = state;
        resolve();
      });
      this.socket.on('update', (_match: string, state: State<View>) => {
        this.state = state;
        onUpdate();
      });
      this.socket.once('connect', () =>
        this.socket.emit('sync', matchID, playerID, undefined, CLIENTS_PER_TABLE),
      );
    });
  }

  /** A packet is its kind, one character, and its text; a frame puts two or four bytes before it. Nothing is compressed. */
  private count(text: string): void {
    const length = 1 + Buffer.byteLength(text);
    const bytes = length + (length < 126 ? 2 : 4);
    const { received } = this;
    const isPing = text === '';
    this.received = {
      ...received,
      bytes: received.bytes + bytes,
      state: received.state + (isPing ? 0 : bytes),
    };
  }
}
