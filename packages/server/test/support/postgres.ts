import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { programOf } from './postgres-programs';
import { freePort } from './server-process';

const run = promisify(execFile);

const USER = 'pampa';
/** Also recovers from a kill within that, on a busy machine. */
const START_WITHIN_MS = 60_000;
const KNOCK_EVERY_MS = 20;

/** Small, quick to start, and as durable as the real one: what is acknowledged is on the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '32MB',
  fsync: 'on',
  synchronous_commit: 'on',
} as const;

export interface PostgresOptions {
  /** Of the server's own, over the usual ones: `{ synchronous_commit: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A real PostgreSQL in a folder and on a port of its own. It can be stopped, killed, stalled and started again. */
export class PostgresServer {
  readonly #dir: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #leash: ChildProcess;
  #child: ChildProcess | null = null;
  #databases = 0;

  private constructor(
    readonly port: number,
    /** A secret, to be found nowhere. */
    readonly password: string,
    dir: string,
    settings: Readonly<Record<string, string>>,
  ) {
    this.#dir = dir;
    this.#settings = settings;
    this.#leash = leashOf(dir);
  }

  static async start({ settings = {} }: PostgresOptions = {}): Promise<PostgresServer> {
    const dir = mkdtempSync(join(tmpdir(), 'pampa-postgres-'));
    const password = randomBytes(12).toString('hex');
    const { uid, gid } = account();
    if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid);
    const secret = join(dir, 'password');
    writeFileSync(secret, password, { mode: 0o644 });
    await run(
      programOf('initdb'),
      ['-D', join(dir, 'data'), '-U', USER, '-A', 'scram-sha-256', `--pwfile=${secret}`].concat([
        '--no-sync',
        '--encoding=UTF8',
        '--locale=C',
      ]),
      { ...account(), cwd: dir },
    );
    const server = new PostgresServer(await freePort(), password, dir, { ...SETTINGS, ...settings });
    await server.startAgain();
    return server;
  }

  /** The address of one of its databases, with the password in it. */
  url(database = 'postgres'): string {
    return `postgres://${USER}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** An empty database, or a copy of another one that nobody is connected to; its address. */
  async createDatabase(template = 'template1'): Promise<string> {
    const name = `pampa_${process.pid}_${++this.#databases}_${randomBytes(3).toString('hex')}`;
    await this.query(`create database ${name} template ${template}`);
    return this.url(name);
  }

  /** On a connection of its own. */
  async query<Row extends object>(sql: string, url = this.url()): Promise<readonly Row[]> {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** On the same folder and port, after `stop` or `kill`. */
  async startAgain(): Promise<void> {
    const settings = Object.entries({ ...this.#settings, port: String(this.port) });
    const child = spawn(
      programOf('postgres'),
      ['-D', join(this.#dir, 'data'), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...account(), cwd: this.#dir, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#child = child;
    const logged: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => void logged.push(text));
    const begun = performance.now();
    while (!(await this.#answers())) {
      if (child.exitCode !== null || performance.now() - begun > START_WITHIN_MS) {
        throw new Error(`PostgreSQL did not start: ${logged.join('')}`);
      }
      await pause(KNOCK_EVERY_MS);
    }
  }

  /** In good order, but at once: whoever is connected is sent away. */
  async stop(): Promise<void> {
    await this.#end('SIGINT', []);
  }

  /** The power is cut: every process of it at the same moment. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL', this.#backends());
  }

  /** It takes connections and questions from now on, and answers none. */
  stall(): void {
    // The first of them starts the others: with it stopped, there can't come new ones meanwhile.
    this.#child?.kill('SIGSTOP');
    for (const pid of this.#backends()) signal(pid, 'SIGSTOP');
  }

  /** Those who are connected to a database get no answers any more; whoever connects from now on does. */
  async stallConnections(url: string): Promise<void> {
    for (const pid of await this.#connectedTo(url)) signal(pid, 'SIGSTOP');
  }

  /** How many there are to a database. */
  async connections(url: string): Promise<number> {
    return (await this.#connectedTo(url)).length;
  }

  goOn(): void {
    for (const pid of this.#backends()) signal(pid, 'SIGCONT');
    this.#child?.kill('SIGCONT');
  }

  /** For good; nothing is left of it. */
  async close(): Promise<void> {
    this.goOn();
    await this.#end('SIGQUIT', []);
    this.#leash.kill('SIGKILL');
    rmSync(this.#dir, { recursive: true, force: true });
  }

  async #end(how: NodeJS.Signals, others: readonly number[]): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill(how);
    for (const pid of others) signal(pid, how);
    await gone;
  }

  /** Each connection has a process of its own, and so have some jobs in the background. */
  #backends(): readonly number[] {
    const pid = this.#child?.pid;
    if (pid === undefined) return [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  }

  async #connectedTo(url: string): Promise<readonly number[]> {
    const name = new URL(url).pathname.slice(1);
    const rows = await this.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = '${name}' and application_name = 'pampa'`,
    );
    return rows.map(({ pid }) => pid);
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('select 1');
      return true;
    } catch {
      return false;
    }
  }
}

/** PostgreSQL refuses to be run by root; then it is run by the account that its package made, or by nobody. */
function account(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return {};
}

/** Should whoever runs the test be killed himself, no server and no folder stays behind. */
function leashOf(dir: string): ChildProcess {
  const script =
    'cat >/dev/null; [ -f "$0/data/postmaster.pid" ] && kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; sleep 1; rm -rf "$0"';
  const leash = spawn('/bin/sh', ['-c', script, dir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  leash.unref();
  return leash;
}

function signal(pid: number, how: NodeJS.Signals): void {
  try {
    process.kill(pid, how);
  } catch {
    // It has ended by itself.
  }
}
