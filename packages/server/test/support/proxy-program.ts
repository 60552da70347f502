import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian puts nginx, which is in the path of root only. */
const ADMIN_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const START_WITHIN_MS = 30_000;

/** A real nginx or Caddy with a folder of its own, listening on a port of this machine. */
export class ProxyProgram {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** `rules` is what stands in the file of a site: for nginx inside of `http`, for Caddy with its global options first. */
  static async start(program: 'nginx' | 'caddy', rules: string, port: number): Promise<ProxyProgram> {
    const folder = mkdtempSync(join(tmpdir(), `pampa-${program}-`));
    const file = join(folder, 'config');
    writeFileSync(file, program === 'nginx' ? nginxFile(rules, folder) : caddyFile(rules));
    const args =
      program === 'nginx'
        ? ['-c', file, '-p', folder, '-e', 'stderr']
        : ['run', '--config', file, '--adapter', 'caddyfile'];
    const child = spawn(fileOf(program), args, {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => void said.push(text));
    const started = new ProxyProgram(child, folder);
    const begun = performance.now();
    while (!(await isListening(port))) {
      const isLate = performance.now() - begun > START_WITHIN_MS;
      if (child.exitCode !== null || isLate) {
        await started.close();
        throw new Error(`${program} did not start: ${said.join('')}`);
      }
      await pause(20);
    }
    return started;
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null) {
      const gone = once(this.child, 'close');
      this.child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What a machine's own nginx.conf has around the rules of a site. */
function nginxFile(rules: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${rules}
}
`;
}

/** Without its console of commands, which would take a port of the machine. */
function caddyFile(rules: string): string {
  return rules.replace(/^\{$/m, '{\n\tadmin off');
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

function fileOf(program: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...ADMIN_FOLDERS];
  const found = folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`these tests need ${program}: apt-get install ${program}`);
  return found;
}
