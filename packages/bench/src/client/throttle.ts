import type { Visitor } from '@pampa/e2e';

export interface Limits {
  /** So many times slower than this machine. */
  readonly cpu: number;
  readonly megabitsPerSecond?: number;
}

/** Of a mobile network in a town. */
const LATENCY_MS = 20;

/** The window gets a slower processor and network until the end of it. */
export async function throttle(
  { context, page }: Visitor,
  { cpu, megabitsPerSecond }: Limits,
): Promise<{ end(): Promise<void> }> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (megabitsPerSecond !== undefined) {
    const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return {
    end: async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await session.detach();
    },
  };
}
