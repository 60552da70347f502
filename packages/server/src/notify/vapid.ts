import { createECDH } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateVAPIDKeys } from 'web-push';
import { codeOf, DataProblem } from '../store/data-problem';

/** With these a push service recognises this server. Both as base64url, which is how browsers and `web-push` take them. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const FILE = 'vapid.json';

/** The private key is a secret: with it anybody could call this server's players. */
const OWNER_ONLY = 0o600;

/** From the data folder. Made when they are first needed and never again: with others, every subscription would be void. */
export function loadVapidKeys(folder: string): VapidKeys {
  const file = join(folder, FILE);
  try {
    return readKeys(file) ?? makeKeys(file);
  } catch (error) {
    const code = codeOf(error);
    throw code === null
      ? error
      : new DataProblem(`The keys for notifications in ${file} can't be read or written (${code}).`);
  }
}

function makeKeys(file: string): VapidKeys {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(generateVAPIDKeys(), null, 2), { mode: OWNER_ONLY, flush: true });
  publish(unfinished, file);
  const keys = readKeys(file);
  if (keys === null)
    throw new DataProblem(`The keys for notifications in ${file} vanished as they were made.`);
  return keys;
}

/** Whole or not at all, and of two servers that start at the same time one is the first. */
function publish(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
    rmSync(unfinished);
  } catch (error) {
    // Not every file system has hard links.
    if (codeOf(error) === 'EEXIST') rmSync(unfinished);
    else renameSync(unfinished, file);
  }
}

/** Null if there is no such file. */
function readKeys(file: string): VapidKeys | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const keys = parseKeys(text);
  if (keys !== null) return keys;
  throw new DataProblem(
    `The keys for notifications in ${file} are damaged: put a copy back, or delete the file to get new ones, after which everybody has to allow notifications again.`,
  );
}

function parseKeys(text: string): VapidKeys | null {
  try {
    const { publicKey, privateKey } = JSON.parse(text) as Partial<VapidKeys>;
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey ?? '', 'base64url');
    if (publicKey === undefined || privateKey === undefined) return null;
    return curve.getPublicKey('base64url') === publicKey ? { publicKey, privateKey } : null;
  } catch {
    return null;
  }
}
