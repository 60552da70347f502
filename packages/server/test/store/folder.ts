import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/store/sqlite';
import type { Store } from '../../src/store/store';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pampa-store-'));
  folders.push(folder);
  return folder;
}

/** A store for each test, on a file of its own. Ask for it inside the tests. */
export function freshStore(): () => Store {
  let store: Store;
  beforeEach(async () => {
    store = await openSqliteStore(temporaryFolder());
  });
  afterEach(() => store.close());
  return () => store;
}
