import type { ElGauchoEvent } from '../../../src/el-gaucho/events';
import type { Seat } from '../../../src/kernel/game';
import { only, type EventOf } from './reading';
import type { Tale } from './tale';

/** All that came home at once: from the full pastures of a round or, at the very end, from the rest. */
export interface Batch {
  readonly from: 'full pastures' | 'the rest';
  /** After the round without dice. */
  readonly isOfTheEnd: boolean;
  /** What was added, sorted and sold, until the next thing happens. */
  readonly events: readonly ElGauchoEvent[];
}

/** Only for matches in which nobody takes anything back: what is taken back would be told twice. */
export function batchesOf({ scenes }: Tale): readonly Batch[] {
  const batches: Batch[] = [];
  let isOfTheEnd = false;
  let events: ElGauchoEvent[] | null = null;
  for (const event of scenes.flatMap((scene) => scene.events)) {
    if (event.type === 'round-began') isOfTheEnd = event.kind === 'without-dice';
    const isFirst = event.type === 'came-home' && events === null;
    if (isFirst || event.type === 'last-came-home') {
      events = [event];
      batches.push({ from: isFirst ? 'full pastures' : 'the rest', isOfTheEnd, events });
    } else if (closesBatch(event)) {
      events = null;
    } else {
      events?.push(event);
    }
  }
  return batches;
}

function closesBatch(event: ElGauchoEvent): boolean {
  const isFinalSale = event.type === 'sold' && event.kind === 'final';
  return isFinalSale || event.type === 'pastures-refilled' || event.type === 'round-began';
}

export function forcedSales(events: readonly ElGauchoEvent[], seat: Seat): readonly EventOf<'sold'>[] {
  return only(events, 'sold').filter((sale) => sale.kind === 'forced' && sale.seat === seat);
}

export function sortedInto(events: readonly ElGauchoEvent[]): readonly EventOf<'joined'>[] {
  return only(events, 'joined').filter(({ how }) => how === 'sorted');
}

export function seatsOf({ header }: Tale): readonly Seat[] {
  return header.players.map((_, seat) => seat);
}
