/** A process that tries to take one lease after another, and says which it got. */
import { openStoreOf } from './open-store-of';
import { OWNER } from './samples';

async function race(dir: string, table: string, epochs: number): Promise<void> {
  const store = await openStoreOf(dir);
  // Both are up and running before the first try.
  await new Promise((resolve) => setTimeout(resolve, 200 - (Date.now() % 200)));
  for (let epoch = 0; epoch < epochs; epoch++) {
    const lease = await store.takeLease(table, epoch, OWNER);
    if (lease !== null) console.log(epoch);
  }
  await store.close();
}

const [dir = '', table = '', epochs = '0'] = process.argv.slice(2);
void race(dir, table, Number(epochs));
