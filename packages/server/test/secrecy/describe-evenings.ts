import { listen, type Listener } from '../notify/listener';
import { startRunning, type Running } from '../support/running';
import { spendEvening, type EveningPlan } from './evening';
import { Guest } from './guest';
import { ADMIN_TOKEN } from './happenings';
import { lookThrough } from './look-through';

/** Time stands still: a time of day is the only thing on the wire that could look like a tile by chance. */
const NOW = 1_800_000_000_000;

const LONGEST_EVENING_MS = 240_000;

export interface House {
  readonly server: Running;
  readonly listener: Listener;
}

/** One evening after another in the same house; each is looked through when it is over. */
export function describeEvenings(plans: readonly (readonly [string, EveningPlan])[]): () => House {
  let house: House;
  beforeAll(async () => {
    const listener = await listen('http');
    house = { listener, server: await startRunning({ now: () => NOW, env: { ADMIN_TOKEN } }) };
  });
  afterEach(() => Guest.allGo());
  afterAll(async () => {
    await house.server.close();
    await house.listener.close();
  });

  test.each(plans)(
    '%s: nobody is sent a byte of what he must not know',
    async (_, plan) => {
      const { server, listener } = house;
      const evening = await spendEvening(server, listener, plan);
      const { findings, bytes, messages, canaries, tiles } = await lookThrough(server, listener, evening);
      expect(findings).toEqual([]);
      // There was something to look through, and something to look for.
      expect(bytes).toBeGreaterThan(500_000);
      expect(messages).toBeGreaterThan(1000);
      expect(canaries).toBeGreaterThan(50);
      expect(tiles).toBeGreaterThan(25);
      expect(server.logged.length).toBeGreaterThan(100);
      expect(listener.received.length).toBeGreaterThan(0);
    },
    LONGEST_EVENING_MS,
  );
  return () => house;
}
