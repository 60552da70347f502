import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Player } from '../support/player';
import { freePort, ServerProcess } from '../support/server-process';
import { Wire } from '../support/wire';

/** As an attacker would find it, but for the heap: a leak should end the server, not the machine. */
const SETTINGS = { LIMIT_FACTOR: '1', PUSH: 'off' };
const NODE_ARGS = ['--max-old-space-size=512'];

/** About what the built page and its script have. */
const PAGE_BYTES = 4_000;
const SCRIPT_BYTES = 200_000;
export const SCRIPT = '/assets/page.js';

/** The real server in a process of its own with the limits as they ship, and people with addresses of their own. */
export class House {
  private readonly wires: Wire[] = [];

  private constructor(
    readonly server: ServerProcess,
    readonly port: number,
    private readonly dir: string,
  ) {}

  static async open(env: Readonly<Record<string, string>> = {}): Promise<House> {
    const dir = mkdtempSync(join(tmpdir(), 'pampa-attack-'));
    const clientDir = pagesIn(dir);
    const port = await freePort();
    const server = new ServerProcess({
      port,
      dataDir: join(dir, 'data'),
      env: { ...SETTINGS, CLIENT_DIR: clientDir, ...env },
      nodeArgs: NODE_ARGS,
    });
    const house = new House(server, port, dir);
    await server.ready();
    return house;
  }

  get url(): string {
    return this.server.url;
  }

  /** How much the server has written to its log, in kB. */
  get logKb(): number {
    return this.server.logged.reduce((sum, text) => sum + text.length, 0) / 1024;
  }

  /** An URL by which the server is reached from that address. */
  async from(address: string): Promise<string> {
    const wire = await Wire.to(this.url, address);
    this.wires.push(wire);
    return wire.url;
  }

  /** A browser at that address. */
  async person(address: string, name: string): Promise<Player> {
    return new Player(await this.from(address), name);
  }

  async close(): Promise<void> {
    await this.server.kill();
    for (const wire of this.wires) await wire.close();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

function pagesIn(dir: string): string {
  const pages = join(dir, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  for (const name of ['index.html', 'table.html']) {
    writeFileSync(join(pages, name), `<!doctype html><head></head><body>${'x'.repeat(PAGE_BYTES)}</body>`);
  }
  writeFileSync(join(pages, SCRIPT), `// ${'x'.repeat(SCRIPT_BYTES)}\n`);
  return pages;
}
