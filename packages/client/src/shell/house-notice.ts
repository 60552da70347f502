import { signal } from '@preact/signals';
import type { HouseNotice } from '@pampa/protocol';

interface Heard extends HouseNotice {
  /** How much the server's clock is ahead of the browser's. */
  readonly clockAhead: number;
}

/** What the operator announces to everybody, as it was last heard of: with the public list, or at a table. */
export const houseNotice = signal<Heard>({ isClosed: false, restartAt: null, clockAhead: 0 });

/** `serverNow` where it is known; otherwise both clocks are taken to agree. */
export function hearHouseNotice(notice: HouseNotice, serverNow = Date.now()): void {
  houseNotice.value = { ...notice, clockAhead: serverNow - Date.now() };
}
