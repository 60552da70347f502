import { ProxyProgram } from './proxy-program';
import { freePort } from './server-process';

/** A process behind the proxy, and the prefix its sockets come by. */
interface Behind {
  readonly prefix: string;
  readonly port: number;
}

/**
 * The rule of docs/self-hosting.md, without its limits: any process for whatever is asked, and for a socket the one whose
 * prefix it comes by, with the path as it is. A process that does not answer, or answers 503, has done nothing: another
 * is asked.
 */
function nginxRule(port: number, all: readonly Behind[]): string {
  const servers = all.map((one) => `server 127.0.0.1:${one.port} max_fails=0;`);
  const sockets = all.map(
    (one) => `
    location ${one.prefix}/ {
      proxy_pass http://127.0.0.1:${one.port};
    }`,
  );
  return `
  map $http_upgrade $connection_upgrade {
    default upgrade;
    '' close;
  }
  upstream pampa {
    least_conn;
    ${servers.join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_read_timeout 1h;
    location / {
      proxy_pass http://pampa;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_503 non_idempotent;
    }${sockets.join('')}
  }
`;
}

/** A real nginx in front of several processes. */
export class Proxy {
  #program: ProxyProgram | null = null;

  private constructor(readonly port: number) {}

  /** The port has to be known before the processes are started: it is part of their address. */
  static async prepare(): Promise<Proxy> {
    return new Proxy(await freePort());
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  async start(all: readonly Behind[]): Promise<void> {
    this.#program = await ProxyProgram.start('nginx', nginxRule(this.port, all), this.port);
  }

  async close(): Promise<void> {
    await this.#program?.close();
  }
}
