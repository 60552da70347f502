import type { Draft } from '@pampa/rules';
import { groundOf, type Action, type ElGaucho, type Open } from '@pampa/rules/el-gaucho';
import { createDesk } from '../../../src/play/create-desk';
import type { Desk } from '../../../src/play/desk';
import { TestClock } from './clock';
import { hands } from './el-gaucho-hands';
import { LocalTable } from './local-table';

/** Puts a tile on a space, and somebody on it. */
export function put(open: Draft<Open>, space: number, tile: number, rider = 0): void {
  const index = groundOf(open.layout, open.ranches.length).indexOf.get(space)!;
  open.tiles[index] = tile;
  open.riders[index] = rider;
}

export class Playing {
  readonly clock = new TestClock();
  readonly desk: Desk<ElGaucho>;

  constructor(
    readonly table: LocalTable,
    seat: number | null = 0,
  ) {
    this.desk = createDesk(table.session(seat), hands, this.clock);
  }

  /** One after the other, as slowly as people touch. */
  async touch(...atoms: string[]): Promise<void> {
    for (const atom of atoms) {
      this.clock.pass(400);
      this.desk.touch(atom);
      await settled();
    }
  }

  get sent(): readonly Action[] {
    return this.table.sent;
  }
}

/** Everything that only waits for a promise has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

export function arranged(change: (open: Draft<Open>) => void): Playing {
  return new Playing(LocalTable.arranged(3, change));
}
