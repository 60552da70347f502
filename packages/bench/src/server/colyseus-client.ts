import type { Socket } from 'node:net';
import { decode, encode, type Iterator } from '@colyseus/schema';
import { pack, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import type { Traffic } from './contestant';

/** The codes of Colyseus' frames that matter here. */
const JOIN_ROOM = 10;
const ERROR = 11;
const ROOM_DATA = 13;
const ROOM_DATA_BYTES = 17;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
const ROOM_REQUEST = 21;
const ROOM_RESPONSE = 22;
const RESOLVED = 0;

/** A place on a room's socket, as a matchmaker gives it. */
export interface Place {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

export interface Ears {
  readonly onState?: (frame: Buffer, isWhole: boolean) => void;
  readonly onMessage?: (name: string, message: unknown) => void;
  readonly onBytes?: (name: string, bytes: Uint8Array) => void;
}

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * As much of the SDK as playing takes, and no more: four thousand of them share one core with nobody but each other, so
 * that what is measured is the server. Frames of state are handed on as they are; most clients don't read them.
 */
export class ColyseusClient {
  private socket: Socket | null = null;
  private readonly pending = new Map<number, Pending>();
  private requests = 0;
  private state = 0;
  private messages = 0;
  private answers = 0;

  private constructor(
    private readonly web: WebSocket,
    private readonly ears: Ears,
  ) {}

  /** Resolves when the server has sent the first state. */
  static connect(url: string, { processId, roomId, sessionId }: Place, ears: Ears): Promise<ColyseusClient> {
    const address = `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}&skipHandshake=1`;
    const web = new WebSocket(address, { perMessageDeflate: false });
    const client = new ColyseusClient(web, ears);
    return new Promise((resolve, reject) => {
      web.once('upgrade', (response) => (client.socket = response.socket));
      web.once('error', reject);
      web.once('close', (code) => {
        reject(new Error(`closed with ${code}`));
        client.forget(code);
      });
      web.on('message', (data) => {
        if (client.hear(data as Buffer) === ROOM_STATE) resolve(client);
      });
    });
  }

  request(name: string, payload: object): Promise<unknown> {
    const id = this.requests++;
    const header = Buffer.alloc(64);
    const it: Iterator = { offset: 1 };
    header[0] = ROOM_REQUEST;
    encode.number(header, id, it);
    encode.string(header, name, it);
    this.web.send(Buffer.concat([header.subarray(0, it.offset), pack(payload)]));
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  received(): Traffic {
    const { state, messages, answers } = this;
    return { bytes: this.socket?.bytesRead ?? 0, state, messages, answers };
  }

  close(): void {
    this.web.close();
  }

  /** Returns what kind of frame it was. */
  private hear(frame: Buffer): number {
    const code = frame[0] ?? 0;
    const it: Iterator = { offset: 1 };
    switch (code) {
      case JOIN_ROOM:
        this.web.send(Buffer.of(JOIN_ROOM));
        break;
      case ROOM_STATE:
      case ROOM_STATE_PATCH:
        this.state += onTheWire(frame);
        this.ears.onState?.(frame, code === ROOM_STATE);
        break;
      case ROOM_DATA:
        this.messages += onTheWire(frame);
        this.ears.onMessage?.(decode.string(frame, it), unpack(frame.subarray(it.offset)));
        break;
      case ROOM_DATA_BYTES:
        this.messages += onTheWire(frame);
        this.ears.onBytes?.(decode.string(frame, it), frame.subarray(it.offset));
        break;
      case ROOM_RESPONSE:
        this.answers += onTheWire(frame);
        this.hearAnswer(frame, it);
        break;
      case ERROR:
        this.web.terminate();
        break;
    }
    return code;
  }

  private hearAnswer(frame: Buffer, it: Iterator): void {
    const id = decode.number(frame, it);
    const status = frame[it.offset++];
    const answer: unknown = frame.length > it.offset ? unpack(frame.subarray(it.offset)) : undefined;
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if (status === RESOLVED) pending?.resolve(answer);
    else pending?.reject(new Error(`refused: ${JSON.stringify(answer)}`));
  }

  private forget(code: number): void {
    for (const { reject } of this.pending.values()) reject(new Error(`closed with ${code}`));
    this.pending.clear();
  }
}

/** With the two bytes that head a short frame, four from 126 bytes on. Servers send unmasked. */
function onTheWire({ length }: Buffer): number {
  return length + (length < 126 ? 2 : 4);
}
