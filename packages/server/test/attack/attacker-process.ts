/** The attacker, in a process of its own: prepares one flood, begins when it is told to, and tells what it counted. */
import type { FloodOrder } from './floods/order';
import { FLOODS, type FloodName } from './floods';

async function main(): Promise<void> {
  // The leash lets go of the channel; here the process waits for what comes over it.
  process.channel?.ref();
  const [name, order] = process.argv.slice(2);
  const flood = await FLOODS[name as FloodName](JSON.parse(order ?? '{}') as FloodOrder);
  process.send?.({ ready: true });
  await new Promise((resolve) => process.once('message', resolve));
  process.send?.({ counts: await flood() });
}

main().catch((error: unknown) => {
  process.send?.({ failed: error instanceof Error ? error.stack : String(error) });
});
