import { raceOf, type ElGaucho } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Moment } from '../../../table/session';
import { pickedOf } from './atoms';

/** What was touched last; for cattle that has come home the herd it goes to, so that the others that wait stay in sight. */
export function anchors(picked: readonly Atom[], { view }: Moment<ElGaucho>): readonly Atom[] {
  const { phase } = view.open;
  const isAdding = phase === 'round-up' || phase === 'last-round-up';
  const herds = isAdding ? pickedOf(picked, 'tile').map(({ tile }) => `herd:${raceOf(tile)}`) : [];
  return [...herds, ...picked.toReversed()];
}
