import { CLOSE_CODES, type HouseCode } from '@pampa/protocol';

/** Refusals of a join that pass by themselves: the server restarts, its store is out of reach, we came too often. */
const PASSING: ReadonlySet<HouseCode> = new Set([
  'too-fast',
  'server-full',
  'shutting-down',
  'store-failed',
  'server-error',
  'lease-lost',
  'out-of-reach',
]);

export function isPassing(code: HouseCode): boolean {
  return PASSING.has(code);
}

const FOR_GOOD = ['replaced', 'kicked', 'removed', 'gallery-closed', 'table-closed'] as const;

/** Why a closed connection stays closed; null if one may come back. */
export function endOf(closeCode: number): HouseCode | null {
  return FOR_GOOD.find((code) => CLOSE_CODES[code] === closeCode) ?? null;
}

/** The table is kept by another process from now on, or is about to be: there is nothing to wait for. */
export function hasMoved(closeCode: number): boolean {
  return closeCode === CLOSE_CODES['lease-lost'];
}
