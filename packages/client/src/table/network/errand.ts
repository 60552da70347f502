import { same } from '@pampa/rules';
import type { RoomRequestInput } from '@pampa/protocol/requests';
import { Refused, Unreachable } from '../refused';
import type { LoggedStep, Pending } from '../session';
import { isPassing } from './ending';
import type { Line } from './line';

/** An act or undo on its way. Its id is made once, so that it can be sent until it is answered and happens once. */
export type Errand = Pending &
  (
    | { readonly kind: 'act'; readonly payload: RoomRequestInput<'act'> }
    | { readonly kind: 'undo'; readonly payload: RoomRequestInput<'undo'> }
  ) & {
    readonly seat: number;
    /** The entry it was decided at. */
    readonly since: number;
  };

export interface Errands {
  /** Somebody who is connected and welcomed, now or as soon as that is so. Throws `Refused` once that can't be any more. */
  readonly line: () => Promise<Line>;
  /** The log with everything in it that happened up to now. */
  readonly wholeLog: () => Promise<readonly LoggedStep[]>;
}

/** A server that could not write just now can in a moment; its refusals are true, so it is simply asked again. */
const ASK_AGAIN_MS = 1000;

/** Until it is answered: yes, or no for a reason. */
export async function deliver(errand: Errand, { line, wholeLog }: Errands): Promise<void> {
  for (let isRepeated = false; ; isRepeated = true) {
    const current = await line();
    try {
      await (errand.kind === 'act'
        ? current.request('act', errand.payload)
        : current.request('undo', errand.payload));
      return;
    } catch (error) {
      if (error instanceof Unreachable) {
        // Not answered in time: the act may have happened. Whoever comes back asks for the answer again.
        current.drop();
        continue;
      }
      if (!(error instanceof Refused)) throw error;
      if (isPassing(error.code) && error.code !== 'too-fast') {
        await pause(ASK_AGAIN_MS);
        continue;
      }
      if (isRepeated && (await wholeLog()).some((step) => isDone(step, errand))) return;
      throw error;
    }
  }
}

/** Whether this entry is what the errand was about: a server that has forgotten the id calls a repeated act stale. */
export function isDone(step: LoggedStep, errand: Errand): boolean {
  if (step.seq <= errand.since || step.seat !== errand.seat || step.by !== 'person') return false;
  return errand.kind === 'act' ? same(step.action, errand.action) : step.undo === errand.payload.target;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
