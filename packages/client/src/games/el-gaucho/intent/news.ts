import type { Seat } from '@pampa/rules';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { LoggedStep } from '../../../table/session';
import { texts } from '../../../texts/say';

/** Whoever is robbed hears of it, for it is quickly overlooked. */
export function newsFor(
  { events }: LoggedStep<ElGaucho>,
  seat: Seat,
  players: readonly string[],
): string | null {
  for (const { open } of events) {
    if (open.type !== 'stole' || open.victim !== seat) continue;
    return texts.value.page('el-gaucho-actions')('robbed', {
      player: players[open.seat] ?? '',
      tile: texts.value.elGaucho.words.tile(open.tile),
      count: open.indemnity,
    });
  }
  return null;
}
