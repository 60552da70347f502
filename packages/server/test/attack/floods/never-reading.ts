import { setTimeout as pause } from 'node:timers/promises';
import { requestBytes } from '../../fuzz/frames';
import type { FloodOrder } from './order';
import { secondsFromNow, Tally, type PreparedFlood } from './flood';
import { fillGallery, ownTables, socketsAt } from './own-tables';
import { frame, OPCODES } from './raw-socket';

const SOCKETS = 40;
/** Ten spectators with six lines each: the sixty lines that `listen` answers with. */
const SPECTATORS = 10;
/** What one socket may ask for: so much at once, then ten times a second. */
const AT_ONCE = 35;
const ASK_EVERY_MS = 100;

/**
 * Sockets that never read, at the attacker's own tables. Each asks for the gallery's lines as often as it may, and sends a
 * pong now and then, which counts as a sign of life although no ping was read.
 */
export async function neverReading(order: FloodOrder): Promise<PreparedFlood> {
  const tables = await ownTables(order, SOCKETS);
  await Promise.all(tables.map(({ code }) => fillGallery(order.serverPort, code, SPECTATORS)));
  return async () => {
    const tally = new Tally();
    const open = await socketsAt(order, tables);
    tally.add('sockets', open.length);
    for (const socket of open) socket.pause();
    const until = secondsFromNow(order.seconds);
    const request = frame(OPCODES.binary, requestBytes(1, 'listen', { gallery: true }));
    for (let many = AT_ONCE; performance.now() < until; many = 1) {
      for (const socket of open.filter(({ writable }) => writable)) {
        tally.add('requests', many);
        socket.write(Buffer.concat([...Array<Buffer>(many).fill(request), frame(OPCODES.pong)]));
      }
      await pause(ASK_EVERY_MS);
    }
    tally.add('closed by the server', open.filter(({ writable }) => !writable).length);
    for (const socket of open) socket.destroy();
    return tally.all;
  };
}
