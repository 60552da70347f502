import { busySockets } from './busy-sockets';
import { churn } from './churn';
import { controlFrames } from './control-frames';
import type { PreparedFlood } from './flood';
import { idling } from './idling';
import { neverReading } from './never-reading';
import { pipelining } from './pipelining';
import { records } from './records';
import type { FloodOrder } from './order';

/** By name, since the attacker's process is told by one which it is to run. */
export const FLOODS = {
  'busy-sockets': busySockets,
  churn,
  'control-frames': controlFrames,
  idling,
  'never-reading': neverReading,
  pipelining,
  records,
} as const satisfies Readonly<Record<string, (order: FloodOrder) => Promise<PreparedFlood>>>;

export type FloodName = keyof typeof FLOODS;
