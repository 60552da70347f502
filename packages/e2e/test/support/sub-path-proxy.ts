import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** As nginx would stand before the server: passes on what is under a path, as it is, and says whom it is from. */
export class SubPathProxy {
  /** What was asked for outside of the path: somebody else's pages. */
  readonly strays: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly path: string,
    private readonly port: number,
  ) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    server.on('request', (asked, answer) => {
      if (!this.isOurs(asked)) {
        answer.writeHead(404).end();
        return;
      }
      const passed = request(
        { port, host: '127.0.0.1', method: asked.method, path: asked.url, headers: forwarded(asked) },
        (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        },
      );
      passed.on('error', () => answer.writeHead(502).end());
      asked.pipe(passed);
    });
    server.on('upgrade', (asked: IncomingMessage, near: Socket, head: Buffer) => {
      if (this.isOurs(asked)) this.passSocket(asked, near, head);
      else near.destroy();
    });
  }

  static async before(port: number, path: string): Promise<SubPathProxy> {
    const server = createServer();
    const proxy = new SubPathProxy(server, path, port);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** Where the page lives, without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.path}`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private isOurs({ url = '' }: IncomingMessage): boolean {
    const isOurs = url === this.path || url.startsWith(`${this.path}/`);
    if (!isOurs) this.strays.push(url);
    return isOurs;
  }

  private passSocket(asked: IncomingMessage, near: Socket, head: Buffer): void {
    const far = connect(this.port, '127.0.0.1', () => {
      const lines = Object.entries(forwarded(asked)).map(([name, value]) => `${name}: ${String(value)}`);
      far.write(`GET ${asked.url ?? ''} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
  }
}

function forwarded({ headers, socket }: IncomingMessage): NodeJS.Dict<string | string[]> {
  return { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
}
