import type { Socket } from 'node:net';
import type { SeatReservation } from '@pampa/protocol';
import { CODES } from '../../fuzz/frames';
import { connection, heard, secondsFromNow } from './flood';

/** Kinds of frames (RFC 6455, 5.2). */
export const OPCODES = { continuation: 0, text: 1, binary: 2, ping: 9, pong: 10 } as const;

const FIN = 0x80;
const MASKED = 0x80;
/** A mask of zeros leaves the payload as it is, and is as good as any other to a server. */
const NO_MASK = Buffer.alloc(4);
const SHORT = 126;
const ANSWER_WITHIN_SECONDS = 10;

/** A frame of a client, up to 64 kB. */
export function frame(opcode: number, payload: Uint8Array = Buffer.alloc(0), isLast = true): Buffer {
  const first = (isLast ? FIN : 0) | opcode;
  const { length } = payload;
  const head =
    length < SHORT ? [first, MASKED | length] : [first, MASKED | SHORT, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), NO_MASK, payload]);
}

/**
 * A connection to a room without the library of WebSockets, so that it may send frames no library sends, and never read.
 * Resolves to null if the server refused it.
 */
export async function openRawSocket(port: number, place: SeatReservation): Promise<Socket | null> {
  const socket = connection(port);
  const { processId, roomId, sessionId } = place;
  socket.write(
    `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const first = await heard(socket, 'data', secondsFromNow(ANSWER_WITHIN_SECONDS));
  if (!Buffer.isBuffer(first) || !first.toString('latin1').startsWith('HTTP/1.1 101')) {
    socket.destroy();
    return null;
  }
  // The SDK says so when the room's first message has come; before that a room keeps everything for later.
  socket.write(frame(OPCODES.binary, Buffer.from([CODES.join])));
  return socket;
}
