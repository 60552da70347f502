import type { Seat } from '@pampa/rules';
import type { CameHome, HeldFacts, Tile } from '@pampa/rules/el-gaucho';
import { sentences, sumOf, type EventOf, type Telling } from './telling';

/** The sentences that depend on more than the type of their event. */

export function choice({ tell, words, name }: Telling, { seat }: EventOf<'chose'>, held?: HeldFacts): string {
  const player = name(seat);
  if (held?.kept === undefined) return tell('chose', { player });
  const kept = words.tiles(held.kept);
  const discarded = held.discarded ?? [];
  if (discarded.length === 0) return tell('chose-kept-all', { player, kept });
  return tell('chose-kept', { player, kept, discarded: words.tiles(discarded) });
}

export function placing({ tell, words, name }: Telling, event: EventOf<'stood' | 'laid'>): string {
  const { type, seat, recalled } = event;
  const values = { player: name(seat), tile: words.tile(event.tile), dice: sumOf(event.dice) };
  if (recalled === undefined) return tell(type, values);
  return tell(`${type}-recalled`, { ...values, off: words.off(recalled.tile) });
}

export function occupation({ tell, words, name }: Telling, event: EventOf<'occupied'>): string {
  const { seat, recalled } = event;
  const values = { player: name(seat), to: words.to(event.area), dice: sumOf(event.dice) };
  if (recalled === undefined) return tell('occupied', values);
  return tell('occupied-recalled', { ...values, off: words.off(recalled.tile) });
}

export function sale({ tell, words, name }: Telling, event: EventOf<'sold'>): string {
  const { seat, kind, tiles, highest, pesos, bonus } = event;
  const values = { player: name(seat), herd: words.herd(event.race), size: tiles.length, highest };
  if (kind === 'immediate') return tell('sold-immediate', { ...values, bonus, count: pesos + bonus });
  return tell(`sold-${kind}`, { ...values, count: pesos });
}

/** A stolen tile joins like any other: of the theft itself another event has told. */
export function joining({ tell, words, name }: Telling, event: EventOf<'joined'>): string {
  const values = { player: name(event.seat), tile: words.tile(event.tile) };
  if (event.how === 'sorted') return tell('joined-sorted', { ...values, place: event.place + 1 });
  return tell(event.place === 0 ? 'joined-first' : 'joined', values);
}

export function scouting(
  { tell, words, name }: Telling,
  event: EventOf<'scouted'>,
  held?: HeldFacts,
): string {
  const player = name(event.seat);
  if (held?.steppe === undefined) return tell('scouted', { player, count: event.count });
  return tell('scouted-seen', { player, tiles: words.tiles(held.steppe) });
}

/** A sentence for each player who brings something home. */
export function homecoming(
  { words, name }: Telling,
  cattle: readonly CameHome[],
  sentence: (player: string, tiles: string) => string,
): string {
  const homes = new Map<Seat, Tile[]>();
  for (const { seat, tile } of cattle) homes.set(seat, [...(homes.get(seat) ?? []), tile]);
  return sentences([...homes].map(([seat, tiles]) => sentence(name(seat), words.tiles(tiles))));
}

/** What came from the pile, and what is left of it. Of an empty pile another event tells. */
export function refill({ tell }: Telling, news: string, pile: number): string {
  return pile === 0 ? news : sentences([news, tell('pile-left', { count: pile })]);
}
