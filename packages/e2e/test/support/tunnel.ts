import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The way to the server, which can be cut, or let nothing through towards the browser. */
export class Tunnel {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private isDeaf = false;

  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<Tunnel> {
    const server = createServer();
    const tunnel = new Tunnel(server);
    server.on('connection', (near) => tunnel.lay(near, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return tunnel;
  }

  /** Without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The server hears everything; what it answers is lost on the way. */
  deafen(): void {
    this.isDeaf = true;
  }

  /** Everything breaks, and nothing new comes through. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
    this.isDeaf = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private lay(near: Socket, port: number): void {
    if (this.isCut) {
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
      if (!this.isDeaf) near.write(data);
    });
  }
}
