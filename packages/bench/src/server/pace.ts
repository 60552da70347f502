import { setTimeout as sleep } from 'node:timers/promises';
import type { Picker } from '../picker';
import type { LoadTable } from './contestant';

/** People don't move by the metronome: within this share of the pace. Coarse steps are enough for that. */
const JITTER = 0.5;
const STEPS = 10_000;

export interface Pace {
  /** From one action at a table to the next, on average. */
  readonly paceMs: number;
  readonly beginsAt: number;
  readonly endsAt: number;
  readonly picker: Picker;
  /** Told of every action, with when it was sent. */
  readonly onAct: (ms: number, at: number) => void;
  /** For whoever does not know beforehand how long it will take. */
  readonly isOver?: () => boolean;
}

/** All tables at once, each at its own pace and beginning at its own time. Resolves when the last action has been seen. */
export async function playAtPace(tables: readonly LoadTable[], pace: Pace): Promise<void> {
  await Promise.all(tables.map((table) => playOne(table, pace)));
}

async function playOne(
  table: LoadTable,
  { paceMs, beginsAt, endsAt, picker, onAct, isOver = () => false }: Pace,
): Promise<void> {
  const part = (): number => picker.below(STEPS) / STEPS;
  const first = beginsAt + part() * paceMs;
  for (let turn = 0; ; turn++) {
    const due = first + (turn + part() * JITTER) * paceMs;
    if (due >= endsAt) return;
    await sleep(Math.max(0, due - performance.now()));
    if (isOver()) return;
    const at = performance.now();
    const ms = await table.act();
    if (ms === null) return;
    onAct(ms, at);
  }
}

/** Does the same for every one of them, some at a time. */
export async function forEach<A>(
  items: readonly A[],
  atOnce: number,
  work: (item: A) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const lane = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
