import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateVAPIDKeys } from 'web-push';
import { codeOf, DataProblem } from '../store/data-problem';
import type { Place } from '../store/open-store';
import type { Store } from '../store/store';

/** With these a push service recognises this server. Both as base64url, which is how browsers and `web-push` take them. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The private key is a secret: with it anybody could call this server's players. */
const NAME = 'vapid';

/** Where earlier versions kept them. Whoever has subscribed then has done so with those. */
const OLD_FILE = 'vapid.json';

const NEW_KEYS = 'to get new ones, after which everybody has to allow notifications again';

/**
 * From the store, so that all processes have the same. Made when they are first needed and never again: with others, every
 * subscription would be void.
 */
export async function loadVapidKeys(store: Pick<Store, 'keepOnce'>, place: Place): Promise<VapidKeys> {
  const old = 'folder' in place ? join(place.folder, OLD_FILE) : null;
  const kept = await store.keepOnce(NAME, () => {
    const keys = (old === null ? null : readFile(old)) ?? generateVAPIDKeys();
    return JSON.stringify(keys);
  });
  const keys = parseKeys(kept);
  if (keys !== null) return keys;
  throw new DataProblem(
    `The keys for notifications in the database are damaged: restore a backup, or delete '${NAME}' from its keepsakes ${NEW_KEYS}.`,
  );
}

/** Null if there is no such file. */
function readFile(file: string): VapidKeys | null {
  const text = readIfThere(file);
  if (text === null) return null;
  const keys = parseKeys(text);
  if (keys !== null) return keys;
  throw new DataProblem(
    `The keys for notifications in ${file} are damaged: put a copy back, or delete the file ${NEW_KEYS}.`,
  );
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return null;
    throw code === null
      ? error
      : new DataProblem(`The keys for notifications in ${file} can't be read (${code}).`);
  }
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
