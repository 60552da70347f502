import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from './crowd';
import type { QuietClock } from './quiet-clock';

/** Nothing at all happens for so long, on a quiet machine: then it never will. */
const HANGS_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 5;

export interface PatienceFacts {
  readonly crowd: Crowd;
  readonly clock: QuietClock;
  /** Something that should be running and is not, if there is anything. */
  readonly gone: () => string | null;
  /** The sentence with which a run fails. */
  readonly failure: (problems: readonly string[]) => Error;
}

/** Waits for whatever a run waits for. */
export class Patience {
  constructor(private readonly facts: PatienceFacts) {}

  /** As long as it takes; but not if a server is gone, somebody complains, or nothing at all happens any more. */
  async until(
    condition: () => boolean,
    rest: () => Promise<unknown> = () => pause(LOOK_EVERY_MS),
  ): Promise<void> {
    const { crowd, clock, gone, failure } = this.facts;
    const knownToBeGone = gone();
    let [progress, since] = [crowd.progress, clock.nowMs];
    while (!condition()) {
      this.expectNone([]);
      const what = gone();
      if (what !== null && what !== knownToBeGone) throw failure([what]);
      if (crowd.progress !== progress) [progress, since] = [crowd.progress, clock.nowMs];
      if (clock.nowMs - since > HANGS_AFTER_MS) {
        throw failure(['nothing happens', ...crowd.guests.map(({ whereabouts }) => whereabouts)]);
      }
      await rest();
    }
  }

  expectNone(problems: readonly string[]): void {
    const { crowd, failure } = this.facts;
    if (crowd.ledger.complaints.length + problems.length > 0) throw failure(problems);
  }
}
