import { join } from 'node:path';
import type { Seat } from '../../../src/kernel/game';
import type { Hex } from '../../../src/kernel/hash';

export const FIXTURES = join(__dirname, '../../../../../fixtures/el-gaucho');
export const ENDING = '.match.json';
export const INDEX = 'index.json';

export function pathOf(name: string): string {
  return join(FIXTURES, name + ENDING);
}

/** What a golden match came to when it was made. Rules under which it comes to something else are other rules. */
export interface Noted {
  readonly entries: number;
  /** The hash of the final state. */
  readonly hash: Hex;
  /** The last link of the chain. */
  readonly link: Hex;
  /** By seat. */
  readonly scores: Readonly<Record<Seat, number>>;
}

export type Index = Readonly<Record<string, Noted>>;
