import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What came from the server on one connection, in the order in which it came. */
export interface Heard {
  readonly connection: number;
  readonly bytes: Buffer;
}

type Direction = 'to-server' | 'to-client';

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  isSocket: boolean;
}

/**
 * The line between one client and the server: a loopback proxy, so that every byte goes through here. It can be listened
 * to, stopped, and cut.
 */
export class Wire {
  readonly heard: Heard[] = [];
  private readonly lines = new Set<Line>();
  private readonly stopped = new Set<Direction>();
  private connections = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** `localAddress`: the loopback address the server sees as this client's. */
  static async to(target: string, localAddress = '127.0.0.1'): Promise<Wire> {
    const { hostname, port, pathname } = new URL(target);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port: own } = server.address() as AddressInfo;
    const wire = new Wire(server, `http://127.0.0.1:${own}${pathname === '/' ? '' : pathname}`);
    server.on('connection', (near) =>
      wire.join(near, connect({ port: Number(port), host: hostname, localAddress })),
    );
    return wire;
  }

  /** From now on nothing arrives on that side; what is sent is lost. */
  stop(direction: Direction): void {
    this.stopped.add(direction);
  }

  /** Breaks every WebSocket, without a word to either side; the next connection is whole again. */
  cut(): void {
    for (const line of this.lines) {
      if (!line.isSocket) continue;
      line.near.resetAndDestroy();
      line.far.resetAndDestroy();
      this.lines.delete(line);
    }
    this.stopped.clear();
  }

  async close(): Promise<void> {
    for (const { near, far } of this.lines) {
      near.destroy();
      far.destroy();
    }
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket, far: Socket): void {
    const line: Line = { near, far, isSocket: false };
    const connection = this.connections++;
    this.lines.add(line);
    near.on('data', (bytes) => {
      line.isSocket ||= /^upgrade: *websocket/im.test(bytes.toString('latin1'));
      if (!this.isStopped(line, 'to-server')) far.write(bytes);
    });
    far.on('data', (bytes) => {
      this.heard.push({ connection, bytes });
      if (!this.isStopped(line, 'to-client')) near.write(bytes);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      // Otherwise small pieces wait for each other, for 40 ms at a time.
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('end', () => other.end());
      one.on('close', () => {
        other.destroy();
        this.lines.delete(line);
      });
    }
  }

  private isStopped(line: Line, direction: Direction): boolean {
    return line.isSocket && this.stopped.has(direction);
  }
}
