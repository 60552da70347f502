import { groundOf, type ElGaucho } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Moment } from '../../../table/session';
import { texts } from '../../../texts/say';
import { sumOf } from './action-text';
import { pickedOf, thingOf, type Thing } from './atoms';

/** What is in the hand: dice with their sum, then the rest by name. */
export function pickedText(picked: readonly Atom[], moment: Moment<ElGaucho>): string {
  const faces = pickedOf(picked, 'die').map(({ face }) => face);
  const sum = faces.reduce((total, face) => total + face, 0);
  const isTaking = moment.view.open.turn.mustTake && picked.every((atom) => !atom.endsWith('/w'));
  const dice = faces.length > 1 && !isTaking ? `${sumOf(faces)} = ${sum}` : faces.join(', ');
  const names = picked.map((atom) => nameOf(thingOf(atom), moment)).filter((name) => name !== null);
  return [dice, ...names].filter((text) => text !== '').join(' · ');
}

function nameOf(thing: Thing | null, { view }: Moment<ElGaucho>): string | null {
  const { words } = texts.value.elGaucho;
  const { layout, ranches, tiles } = view.open;
  switch (thing?.kind) {
    case 'area':
      return words.area(thing.area);
    case 'herd':
      return words.herd(thing.race);
    case 'tile':
      return words.tile(thing.tile);
    case 'space':
    case 'recall': {
      const tile = tiles[groundOf(layout, ranches.length).indexOf.get(thing.space) ?? -1] ?? 0;
      return tile === 0 ? null : words.tile(tile);
    }
    case 'face':
      return String(thing.face);
    case 'die':
    case 'place':
    case 'supply':
    case 'home':
    case 'ring':
    case 'pile':
    case 'track':
    case 'pasture':
    case 'ranch':
    case 'end':
    case 'leave':
    case undefined:
      return null;
  }
}
