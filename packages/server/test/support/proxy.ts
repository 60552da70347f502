import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './server-process';

/** Where Debian puts it, which is in nobody's path but root's. */
const ADMIN_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const START_WITHIN_MS = 30_000;

/** A process behind the proxy, and the prefix its sockets come by. */
interface Behind {
  readonly prefix: string;
  readonly port: number;
}

/**
 * The rule of docs/self-hosting.md: any process for whatever is asked, and for a socket the one whose prefix it comes by,
 * with the path as it is. Who does not answer, or answers that he is leaving, has not done anything: another is asked.
 */
function nginxRule(port: number, all: readonly Behind[], folder: string): string {
  const servers = all.map((one) => `server 127.0.0.1:${one.port} max_fails=0;`);
  const sockets = all.map(
    (one) => `
    location ${one.prefix}/ {
      proxy_pass http://127.0.0.1:${one.port};
    }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join('\n  ')}
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
}
`;
}

/** A real nginx in front of several processes. */
export class Proxy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'pampa-nginx-'));
  #child: ChildProcess | null = null;

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
    const file = join(this.#folder, 'nginx.conf');
    writeFileSync(file, nginxRule(this.port, all, this.#folder));
    const child = spawn(nginxProgram(), ['-c', file, '-p', this.#folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => void said.push(text));
    const begun = performance.now();
    while (!(await isListening(this.port))) {
      const isLate = performance.now() - begun > START_WITHIN_MS;
      if (child.exitCode !== null || isLate) throw new Error(`nginx did not start: ${said.join('')}`);
      await pause(20);
    }
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (child !== null && child.exitCode === null) {
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    const end = (isThere: boolean): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

function nginxProgram(): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...ADMIN_FOLDERS];
  const found = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (found === undefined) throw new Error('these tests need nginx: apt-get install nginx-light');
  return found;
}
