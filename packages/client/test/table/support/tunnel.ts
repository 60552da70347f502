import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The way to the server, which can be cut, or let nothing through in one direction. */
export class Tunnel {
  private readonly sockets = new Set<Socket>();
  /** What the server says is lost, while it hears all. */
  swallowsAnswers = false;
  private isClosed = false;

  private constructor(private readonly server: Server) {}

  static async to(url: string): Promise<Tunnel> {
    const port = Number(new URL(url).port);
    const server = createServer();
    const tunnel = new Tunnel(server);
    server.on('connection', (near) => tunnel.lay(near, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return tunnel;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** All that is under way breaks; nothing new comes through either until `reopen`. */
  cut(): void {
    this.isClosed = true;
    for (const socket of this.sockets) socket.destroy();
  }

  reopen(): void {
    this.isClosed = false;
    this.swallowsAnswers = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private lay(near: Socket, port: number): void {
    if (this.isClosed) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (data) => void far.write(data));
    far.on('data', (data) => {
      if (!this.swallowsAnswers) near.write(data);
    });
  }
}
