import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { decode } from '@colyseus/schema';
import { isHouseCode, type SeatReservation } from '@pampa/protocol';
import { toHex, type Random } from '@pampa/rules';
import WebSocket from 'ws';
import { Player, Refused } from '../support/player';
import { anyFrame, CODES, goodRequest, type Frame } from './frames';
import { CANARY } from './hostile';
import type { Belongings } from './payloads';
import type { Tally } from './tally';

/** Longer than any answer may take, however busy the machine is. */
const ANSWER_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 2;
/** Frames that are sent before somebody looks what came back. */
const BURST = 8;
const LONGEST_VISIT = 60;

/** Statuses of an answer. */
const RESOLVED = 0;
const REJECTED = 1;

export function placeAt(url: string, { processId, roomId, sessionId }: SeatReservation): string {
  return `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
}

/** Takes a place, and never says that he has joined, nor anything else. */
export async function comeInSilently(url: string, code: string): Promise<void> {
  const place = await new Player(url, 'Zorro').reserve(code);
  const socket = new WebSocket(placeAt(url, place));
  socket.on('error', () => undefined);
  await once(socket, 'message');
}

/** Somebody with a place on the socket, and without manners. */
export class Intruder {
  private readonly player: Player;
  /** Three apart: a bit that is flipped in one makes none of the others. And none that noise would hit. */
  private lastId = 1_000_000_002;

  private ownTable: string | null = null;

  /** `watched` names the table where he watches; null: one of his own, where he is host. */
  constructor(
    private readonly url: string,
    private readonly watched: (() => string) | null,
    private readonly random: Random,
    private readonly tally: Tally,
  ) {
    this.player = new Player(url, CANARY.slice(0, 12));
  }

  /** Comes in, sends up to so many frames, and goes in one way or another. Resolves to how many. */
  async visit(most: number): Promise<number> {
    const socket = await this.enter();
    const visit = new Visit(socket, this.tally);
    // Some never say that they have joined: then everything the server has to say waits for them.
    const isShy = this.random.int(10) === 0;
    if (!isShy) visit.send({ bytes: Buffer.from([CODES.join]) });
    if (this.random.int(2) === 0) for (const frame of this.preparations()) visit.send(frame);
    const frames = Math.min(most, 1 + this.random.int(LONGEST_VISIT));
    let sent = 0;
    while (sent < frames && visit.isOpen) {
      const burst = Math.min(frames - sent, 1 + this.random.int(BURST));
      for (let left = burst; left > 0; left--)
        visit.send(anyFrame(this.random, this.belongings, this.newId()));
      sent += burst;
      this.tally.frames += burst;
      await visit.settle(isShy);
    }
    if (isShy) visit.send({ bytes: Buffer.from([CODES.join]) });
    await visit.settle(false);
    await this.depart(socket);
    return sent;
  }

  private newId(): number {
    this.lastId += 3;
    return this.lastId;
  }

  private get belongings(): Belongings {
    const { token, name, commitment, secret } = this.player;
    return { token, name, commitment, secret: toHex(secret) };
  }

  /** So that a table of his own gets as far as a match now and then. */
  private preparations(): readonly Frame[] {
    const { random, belongings } = this;
    const good = (name: Parameters<typeof goodRequest>[0]): Frame =>
      goodRequest(name, { random, belongings, id: this.newId() });
    return [good('sit'), good('commit'), good('add-bot'), good('start'), good('open')];
  }

  private async enter(): Promise<WebSocket> {
    for (;;) {
      try {
        const code = this.watched?.() ?? (this.ownTable ??= await this.openTable());
        const place = await this.player.reserve(code);
        const socket = new WebSocket(placeAt(this.url, place), { origin: this.url });
        await Promise.race([once(socket, 'message'), once(socket, 'close')]);
        return socket;
      } catch (error) {
        // He has shut himself out, or has used his table up.
        if (!(error instanceof Refused)) throw error;
        this.ownTable = null;
      }
    }
  }

  private async openTable(): Promise<string> {
    const code = await this.player.create();
    await this.player.leave();
    return code;
  }

  private async depart(socket: WebSocket): Promise<void> {
    switch (this.random.int(3)) {
      case 0:
        socket.terminate();
        break;
      case 1:
        socket.close(4200 + this.random.int(700), CANARY);
        break;
      default:
        socket.send(Buffer.from([CODES.leave]));
        socket.send(Buffer.from([CODES.leave]));
        socket.close();
    }
    if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close');
  }
}

/** One connection, and what is still to be answered on it. */
class Visit {
  private readonly unanswered = new Map<number, { readonly byHouse: boolean; readonly frame: Buffer }>();
  private pongs = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly tally: Tally,
  ) {
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => this.hear(data));
    socket.on('close', (code) => tally.count(`closed ${code}`));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send({ bytes, isText = false, answer }: Frame): void {
    if (!this.isOpen) return;
    if (answer !== undefined) this.unanswered.set(answer.id, { byHouse: answer.byHouse, frame: bytes });
    this.socket.send(bytes, { binary: !isText });
  }

  /** Until everything is answered and a ping has come back, or the server has closed the door. */
  async settle(isShy: boolean): Promise<void> {
    const { pongs } = this;
    this.send({ bytes: Buffer.from([CODES.ping]) });
    const begun = performance.now();
    const isSettled = (): boolean =>
      !this.isOpen || (this.pongs > pongs && (isShy || this.unanswered.size === 0));
    while (!isSettled()) {
      if (performance.now() - begun > ANSWER_WITHIN_MS) {
        for (const { frame } of this.unanswered.values()) {
          this.tally.problem(`no answer to ${frame.toString('hex').slice(0, 200)}`);
        }
        if (this.unanswered.size === 0) this.tally.problem('no answer to a ping');
        return;
      }
      await pause(LOOK_EVERY_MS);
    }
  }

  private hear(data: Buffer): void {
    if (data[0] === CODES.ping) this.pongs += 1;
    if (data[0] !== CODES.response) return;
    const it = { offset: 1 };
    const id = decode.number(data, it);
    const status = data[it.offset] ?? -1;
    const asked = this.unanswered.get(id);
    if (asked === undefined) return;
    this.unanswered.delete(id);
    const code = codeIn(data);
    this.tally.count(status === RESOLVED ? 'resolved' : `rejected ${code ?? 'as it could not be read'}`);
    const isByHouse = status === RESOLVED || (status === REJECTED && isHouseCode(code));
    if (asked.byHouse && !isByHouse) {
      this.tally.problem(
        `${status} ${code ?? data.toString('latin1')} was the answer to ${asked.frame.toString('hex').slice(0, 300)}`,
      );
    }
  }
}

/** The code of a refusal, without unpacking the rest. */
function codeIn(data: Buffer): string | null {
  const at = data.indexOf('\xa4code', 0, 'latin1');
  const header = data[at + 5] ?? 0;
  if (at < 0 || header < 0xa0 || header > 0xbf) return null;
  return data.toString('latin1', at + 6, at + 6 + (header & 0x1f));
}
