import { setTimeout as sleep } from 'node:timers/promises';
import type { Picker } from '../picker';
import type { LoadTable } from '../server/contestant';
import { playAtPace } from '../server/pace';
import type { BaronTables } from './baron-tables';

/** Milliseconds of people's moves, by stretches of time with the barons at rest and with all of them at it. */
export interface Phases {
  readonly atRest: readonly (readonly number[])[];
  readonly thinking: readonly (readonly number[])[];
}

export interface PhaseOptions {
  readonly paceMs: number;
  readonly seconds: number;
  readonly picker: Picker;
}

/** The two take turns, so that whatever else the machine does falls on both. */
const ROUNDS = 4;
/** After a change everything finds its pace again before it counts. */
const SETTLE_SHARE = 0.2;

export async function playInPhases(
  people: readonly LoadTable[],
  barons: BaronTables,
  { paceMs, seconds, picker }: PhaseOptions,
): Promise<Phases> {
  const phaseMs = (seconds * 1000) / (2 * ROUNDS);
  let counted: number[] | null = null;
  const beginsAt = performance.now();
  let isOver = false;
  const played = playAtPace(people, {
    paceMs,
    beginsAt,
    // Until the last phase has ended: how long it takes to pause all tables nobody knows before.
    endsAt: Infinity,
    picker,
    onAct: (ms) => counted?.push(ms),
    isOver: () => isOver,
  });
  const during = async (): Promise<readonly number[]> => {
    await sleep(phaseMs * SETTLE_SHARE);
    const all: number[] = [];
    counted = all;
    await sleep(phaseMs * (1 - SETTLE_SHARE));
    counted = null;
    return all;
  };

  const atRest: (readonly number[])[] = [];
  const thinking: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    atRest.push(await during());
    await barons.resume();
    thinking.push(await during());
    await barons.pause();
  }
  isOver = true;
  await played;
  return { atRest, thinking };
}
