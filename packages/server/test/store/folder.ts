import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../src/store/store';
import { forget } from '../support/place';
import { openStoreOf } from './open-store-of';

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

/** A store for each test, on a file or a database of its own. Ask for it inside the tests. */
export function freshStore(): () => Store {
  let store: Store;
  beforeEach(async () => {
    store = await openStoreOf(temporaryFolder());
  });
  afterEach(() => store.close());
  return () => store;
}
