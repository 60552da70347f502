import { randomBytes } from 'node:crypto';
import { ask, attempt, isThere, run } from './command';
import type { Container, Dock, Image, ImageConfig } from './image';
import { root } from './root';

const BASE = 'node:24-slim';

interface Inspected {
  readonly Config: ImageConfig;
  readonly Size: number;
}

/** A real engine: the way nearly everybody will run it. */
export class EngineDock implements Dock {
  readonly name = 'docker';
  private readonly id = `pampa-test-${randomBytes(4).toString('hex')}`;
  private started = 0;

  async build(): Promise<Image> {
    await run('docker', ['build', '--tag', this.id, root], { DOCKER_BUILDKIT: '1' });
    if (!(await isThere('docker', 'image', 'inspect', BASE))) await run('docker', ['pull', '--quiet', BASE]);
    const [image, base] = await ask<[Inspected, Inspected]>('docker', ['image', 'inspect', this.id, BASE]);
    return { config: image.Config, addedBytes: image.Size - base.Size };
  }

  async start(): Promise<Container> {
    const name = `${this.id}-${++this.started}`;
    await run('docker', [
      ...['run', '--detach', '--name', name, '--read-only', '--cap-drop', 'ALL', '--tmpfs', '/tmp'],
      ...['--security-opt', 'no-new-privileges', '--env', 'LIMIT_FACTOR=10000', '--env', 'BOT_PACE_MS=0'],
      ...['--publish', '127.0.0.1::2567', '--volume', `${this.id}:/data`, this.id],
    ]);
    const address = (await run('docker', ['port', name, '2567'])).trim();
    return {
      url: `http://${address}`,
      log: () => run('docker', ['logs', name]),
      exec: (args, env = {}) =>
        attempt('docker', [
          'exec',
          ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
          name,
          ...args,
        ]),
      signal: async (signal) => {
        await run('docker', ['kill', '--signal', signal, name]);
      },
      ended: run('docker', ['wait', name]).then(Number),
    };
  }

  async close(): Promise<void> {
    const names = Array.from({ length: this.started }, (_, index) => `${this.id}-${index + 1}`);
    await attempt('docker', ['rm', '--force', ...names]);
    await attempt('docker', ['volume', 'rm', '--force', this.id]);
    await attempt('docker', ['image', 'rm', '--force', this.id]);
  }
}
