import { matchMaker } from '@colyseus/core';
import type { NewsWire } from '../tables/list-news';
import type { PatientPresence } from '../colyseus/patient-presence';
import type { RedisLink } from './redis';

const CHANNEL = 'list-news';

/** Every move may change the list. Whoever follows it is told once a second anyway. */
const CALL_EVERY_MS = 500;

/** Carries the news of the public list to the other processes. */
export function createNewsWire(presence: PatientPresence, link: RedisLink): NewsWire {
  let next: NodeJS.Timeout | null = null;
  let lastCall = -Infinity;
  const call = (): void => {
    next = null;
    lastCall = performance.now();
    void presence.publish(CHANNEL, matchMaker.processId);
  };
  return {
    call() {
      if (next !== null) return;
      const wait = Math.max(0, lastCall + CALL_EVERY_MS - performance.now());
      next = setTimeout(call, wait).unref();
    },
    hear(listener) {
      void presence.subscribe(CHANNEL, (from: unknown) => {
        if (from !== matchMaker.processId) listener();
      });
      // Nobody knows what was missed.
      link.onBack(listener);
    },
  };
}
