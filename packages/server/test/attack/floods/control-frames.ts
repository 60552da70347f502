import type { FloodOrder } from './order';
import { lanes, pour, secondsFromNow, Tally, type PreparedFlood } from './flood';
import { takePlace } from './places';
import { frame, openRawSocket, OPCODES } from './raw-socket';

const FRAMES_PER_WRITE = 1000;

/** What a spectator sends instead of nothing. All of them are allowed by RFC 6455, none is a message to the room. */
const KINDS: Readonly<Record<string, { readonly first: Buffer; readonly repeated: Buffer }>> = {
  ping: { first: Buffer.alloc(0), repeated: frame(OPCODES.ping) },
  'ping of 125 bytes': { first: Buffer.alloc(0), repeated: frame(OPCODES.ping, Buffer.alloc(125)) },
  pong: { first: Buffer.alloc(0), repeated: frame(OPCODES.pong) },
  /** A message that never ends, in parts of nothing. */
  continuation: {
    first: frame(OPCODES.binary, Buffer.from([1]), false),
    repeated: frame(OPCODES.continuation, Buffer.alloc(0), false),
  },
  'empty message': { first: Buffer.alloc(0), repeated: frame(OPCODES.binary) },
};

/** One spectator of an honest table floods its socket, and comes back when it is closed. */
export async function controlFrames(order: FloodOrder): Promise<PreparedFlood> {
  const { first, repeated } = KINDS[String(order.options['kind'])]!;
  const batch = Buffer.concat(Array<Buffer>(FRAMES_PER_WRITE).fill(repeated));
  const [code = ''] = order.codes;
  let kept = await takePlace(order.serverPort, code);
  return async () => {
    const tally = new Tally();
    const until = secondsFromNow(order.seconds);
    await lanes(1, until, async () => {
      const place = kept ?? (await takePlace(order.serverPort, code));
      kept = null;
      const socket = place === null ? null : await openRawSocket(order.port, place);
      if (socket === null) {
        tally.add('refused');
        return;
      }
      tally.add('sockets');
      // Pongs are read and thrown away, as fast as they come.
      socket.resume();
      socket.write(first);
      await pour(socket, batch, until, tally);
      if (socket.destroyed) tally.add('closed by the server');
      socket.destroy();
    });
    return tally.all;
  };
}
