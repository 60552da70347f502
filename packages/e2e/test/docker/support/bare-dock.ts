import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/house';
import { buildah } from './buildah';
import { bundleOf } from './bundle';
import { attempt } from './command';
import type { Container, Dock, Image, ImageConfig } from './image';
import { root } from './root';
import { BASE, ensureStandInBase } from './stand-in-base';

interface Inspected {
  readonly Docker: { readonly config: ImageConfig };
  /** JSON again. */
  readonly Manifest: string;
}

interface Manifest {
  readonly layers: readonly { readonly size: number }[];
}

/** Without an engine: buildah builds the Dockerfile, and runc, which is what an engine starts containers with, runs it. */
export class BareDock implements Dock {
  readonly name = 'buildah and runc';
  private readonly id = `pampa-test-${randomBytes(4).toString('hex')}`;
  private readonly folder = mkdtempSync(join(tmpdir(), 'pampa-dock-'));
  private readonly dataDir = join(this.folder, 'data');
  private readonly running = new Set<string>();
  private image: { readonly config: ImageConfig; readonly files: string; readonly container: string } | null =
    null;
  private started = 0;

  async build(): Promise<Image> {
    await ensureStandInBase();
    const how = ['--isolation', 'chroot', '--network', 'host', '--pull-never', '--format', 'docker'];
    await buildah('bud', ...how, '--tag', this.id, root);
    const { config, layers } = await this.inspect(this.id);
    const base = await this.inspect(BASE);
    const container = await buildah('from', '--pull-never', this.id);
    this.image = { config, container, files: await buildah('mount', container) };
    mkdirSync(this.dataDir);
    // As a new volume has it from the image.
    const [uid = 0, gid = 0] = config.User.split(':').map(Number);
    chownSync(this.dataDir, uid, gid);
    const added = layers.slice(base.layers.length);
    return { config, addedBytes: added.reduce((sum, { size }) => sum + size, 0) };
  }

  async start(): Promise<Container> {
    if (this.image === null) throw new Error('nothing is built yet');
    const port = await freePort();
    const id = `${this.id}-${++this.started}`;
    const bundle = join(this.folder, id);
    mkdirSync(bundle);
    const env = [`PORT=${port}`, 'LIMIT_FACTOR=10000', 'BOT_PACE_MS=0'];
    const config = bundleOf({ ...this.image, dataDir: this.dataDir, env });
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(config));
    const child = spawn('runc', this.runc('run', '--bundle', bundle, id), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const logged: string[] = [];
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text: string) => void logged.push(text));
    }
    this.running.add(id);
    return {
      url: `http://127.0.0.1:${port}`,
      log: () => Promise.resolve(logged.join('')),
      exec: (args, more = {}) => {
        const given = Object.entries(more).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
        return attempt('runc', this.runc('exec', ...given, id, ...args));
      },
      signal: async (name) => {
        await attempt('runc', this.runc('kill', id, name));
      },
      ended: once(child, 'close').then(([code]) => {
        this.running.delete(id);
        return Number(code);
      }),
    };
  }

  async close(): Promise<void> {
    for (const id of this.running) await attempt('runc', this.runc('delete', '--force', id));
    if (this.image !== null) await buildah('rm', this.image.container);
    await buildah('rmi', '--force', this.id).catch(() => undefined);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private runc(...args: readonly string[]): readonly string[] {
    return ['--root', join(this.folder, 'runc'), ...args];
  }

  private async inspect(name: string): Promise<Manifest & { readonly config: ImageConfig }> {
    const { Docker, Manifest } = JSON.parse(await buildah('inspect', '--type', 'image', name)) as Inspected;
    const { layers } = JSON.parse(Manifest) as Manifest;
    return { config: Docker.config, layers };
  }
}
