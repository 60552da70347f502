import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server on which every connection has that source address, as a machine of its own would have. */
interface Route {
  readonly url: string;
  close(): Promise<void>;
}

/** `address` is one of loopback: all of 127.0.0.0/8 is this machine. The bytes pass as they are. */
async function fromAddress(address: string, port: number, path = ''): Promise<Route> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ host: '127.0.0.1', port, localAddress: address });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Routes from any address to one server, each made when it is first asked for. */
export class Routes {
  readonly #made = new Map<string, Promise<Route>>();

  constructor(
    private readonly port: number,
    private readonly path = '',
  ) {}

  async from(address: string): Promise<string> {
    const made = this.#made.get(address) ?? fromAddress(address, this.port, this.path);
    this.#made.set(address, made);
    return (await made).url;
  }

  async close(): Promise<void> {
    for (const made of this.#made.values()) await (await made).close();
  }
}
