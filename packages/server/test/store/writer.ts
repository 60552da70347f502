/** A process that commits one entry after another to the table it finds, and says each number once it is durable. */
import { writeSync } from 'node:fs';
import { openStoreOf } from './open-store-of';
import { entryOf, NOON, OWNER } from './samples';

async function write(dir: string, code: string): Promise<never> {
  const store = await openStoreOf(dir);
  const row = await store.findTable(code);
  if (row === null) throw new Error(`there is no table ${code}`);
  const lease = await store.takeLease(row.id, row.epoch, OWNER);
  const match = (await store.loadTable(row.id))?.match ?? null;
  if (lease === null || match === null) throw new Error('there is no match to write to');
  for (let seq = match.entries.length + 1; ; seq++) {
    await store.commit(lease, {
      at: NOON + seq,
      document: { seq },
      entry: { match: match.id, entry: entryOf(seq), request: `request-${seq}` },
    });
    writeSync(1, `${seq}\n`);
  }
}

const [dir = '', code = ''] = process.argv.slice(2);
void write(dir, code);
