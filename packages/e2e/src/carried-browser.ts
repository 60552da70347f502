import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../..');

/** A Chromium that can be started. */
export interface BrowserProgram {
  readonly path: string;
  /** What has to be added to its environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Unpacks into the folder that TMPDIR names. Under this name of a machine the package adds libraries and fonts, too. */
const UNPACK = "await (await import('@sparticuz/chromium')).default.executablePath()";
const WITH_LIBRARIES = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };

/**
 * The Chromium inside the package `@sparticuz/chromium`, unpacked once (200 MB, 2 s) into node_modules/.cache. It is for
 * machines with nothing but Node: no root is needed, and none of its own downloads. Null where it can't be started.
 */
export async function carriedBrowser(): Promise<BrowserProgram | null> {
  const folder = join(root, 'node_modules/.cache/pampa', `chromium-${installedVersion()}`);
  try {
    if (!existsSync(folder)) await unpack(folder);
  } catch {
    return null;
  }
  const path = join(folder, 'chromium');
  // The machine's own libraries and fonts where it has them: those of the package are another system's.
  const carried = {
    LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']]
      .filter(Boolean)
      .join(delimiter),
  };
  const fonts = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const env = [{}, carried].find((each) => starts(path, each));
  return env === undefined ? null : { path, env: { ...fonts, ...env } };
}

/** The package lets nobody import its manifest, so it is read. */
function installedVersion(): string {
  const manifest = join(__dirname, '../node_modules/@sparticuz/chromium/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
}

/** Into a folder of its own first: two processes may come at once, and half a browser must not be found. */
async function unpack(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: __dirname,
    env: { ...process.env, ...WITH_LIBRARIES, TMPDIR: fresh },
  });
  try {
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true });
    // Another process has been quicker.
    if (!existsSync(folder)) throw error;
  }
}

function starts(path: string, env: Readonly<Record<string, string>>): boolean {
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
}
