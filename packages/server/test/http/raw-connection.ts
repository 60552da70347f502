import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends what no browser would, and keeps what comes back. */
export class RawConnection {
  text = '';
  readonly closed: Promise<unknown>;
  private constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (chunk: string) => (this.text += chunk));
    this.closed = new Promise((resolve) => socket.on('close', resolve));
  }

  static async open(port: number): Promise<RawConnection> {
    const socket = connect(port, '127.0.0.1');
    const connection = new RawConnection(socket);
    await once(socket, 'connect');
    return connection;
  }

  /** In one write. */
  send(...requests: readonly string[]): this {
    this.socket.write(requests.join(''));
    return this;
  }

  destroy(): void {
    this.socket.destroy();
  }

  /** The statuses of all answers so far, in their order. */
  get statuses(): readonly number[] {
    return [...this.text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }
}

export function getOf(path: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;
}

export function times(many: number, request: string): readonly string[] {
  return new Array<string>(many).fill(request);
}
