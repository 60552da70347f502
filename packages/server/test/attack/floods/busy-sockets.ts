import { setTimeout as pause } from 'node:timers/promises';
import { requestBytes } from '../../fuzz/frames';
import type { FloodOrder } from './order';
import { secondsFromNow, Tally, type PreparedFlood } from './flood';
import { ownTables, socketsAt } from './own-tables';
import { frame, OPCODES } from './raw-socket';

const SOCKETS = 40;
/** What one socket may ask for: so much at once, then ten times a second. */
const AT_ONCE = 35;
const ASK_EVERY_MS = 100;

/** Sockets at the attacker's own tables that change something as often as they may: each change is written to disk. */
export async function busySockets(order: FloodOrder): Promise<PreparedFlood> {
  const tables = await ownTables(order, SOCKETS);
  return async () => {
    const tally = new Tally();
    const open = await socketsAt(order, tables);
    tally.add('sockets', open.length);
    for (const socket of open) socket.resume();
    const until = secondsFromNow(order.seconds);
    for (let asked = 0, many = AT_ONCE; performance.now() < until; many = 1) {
      const changes = Array.from({ length: many }, () => {
        asked += 1;
        return frame(OPCODES.binary, requestBytes(asked, 'ready', { ready: asked % 2 === 0 }));
      });
      for (const socket of open.filter(({ writable }) => writable)) {
        tally.add('requests', many);
        socket.write(Buffer.concat(changes));
      }
      await pause(ASK_EVERY_MS);
    }
    for (const socket of open) socket.destroy();
    return tally.all;
  };
}
