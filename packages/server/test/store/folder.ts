import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../src/store/store';
import { forget, IS_ON_POSTGRES } from '../support/place';
import { emptied, openStoreOf } from './open-store-of';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    forget(folder);
  }
});

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pampa-store-'));
  folders.push(folder);
  return folder;
}

/** A store for each test, with nothing in it. Ask for it inside the tests. */
export function freshStore(): () => Store {
  let store: Store;
  let folder: string | null = null;
  beforeEach(async () => {
    // A file is made in no time; a database of PostgreSQL takes longer than most tests.
    folder = IS_ON_POSTGRES && folder !== null ? await emptied(folder) : temporaryFolder();
    store = await openStoreOf(folder);
  });
  afterEach(() => store.close());
  return () => store;
}
