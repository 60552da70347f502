import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from './command';

const STARTED_WITHIN_MS = 20_000;

interface ProxyOptions {
  readonly program: 'caddy' | 'nginx';
  readonly config: string;
  readonly env?: Env;
  /** Where it answers once it has started. */
  readonly url: string;
}

/** A real proxy in a folder of its own, run by a recipe of ours. */
export class Proxy {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start({ program, config, env = {}, url }: ProxyOptions): Promise<Proxy> {
    const folder = mkdtempSync(join(tmpdir(), `pampa-${program}-`));
    const file = join(folder, 'config');
    writeFileSync(file, program === 'nginx' ? nginxFile(config) : caddyFile(config));
    const args =
      program === 'nginx'
        ? ['-p', folder, '-c', file, '-e', 'stderr']
        : ['run', '--config', file, '--adapter', 'caddyfile'];
    const child = spawn(program, args, {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const logged: string[] = [];
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text: string) => void logged.push(text));
    }
    const proxy = new Proxy(url, child, folder);
    const begun = performance.now();
    while (!(await proxy.answers())) {
      if (child.exitCode !== null || performance.now() - begun > STARTED_WITHIN_MS) {
        await proxy.close();
        throw new Error(`${program} did not start: ${logged.join('')}`);
      }
      await pause(50);
    }
    return proxy;
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'close');
      this.child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What a machine's own nginx.conf has around the recipe. */
function nginxFile(recipe: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  return [
    ...['daemon off;', 'pid nginx.pid;', 'events {}', 'http {', 'access_log off;'],
    ...[...folders, recipe, '}'],
  ].join('\n');
}

/** Its console of commands would take a port of the machine. */
function caddyFile(recipe: string): string {
  const globals = /^\{$/m;
  if (!globals.test(recipe)) throw new Error('the recipe has no global options');
  return recipe.replace(globals, '{\n\tadmin off');
}
