import { AREAS, type ElGaucho } from '@pampa/rules/el-gaucho';
import type { Atom, Desk } from '../../../play/desk';
import type { Shortcut } from '../../game-client';
import { texts } from '../../../texts/say';

/** Areas by letters that stand side by side on every keyboard of our languages and are no shortcut of the page's own. */
const AREA_KEYS = ['f', 'g', 'h', 'j', 'k', 'l'] as const;

/** 1 to 6: a die that shows it, or the face to wish for; letters: areas. */
export function keyed(key: string, desk: Desk<ElGaucho>): Atom | null {
  const area = AREAS[AREA_KEYS.findIndex((letter) => letter === key.toLowerCase())];
  if (area !== undefined) return `area:${area}`;
  if (!/^[1-6]$/.test(key)) return null;
  const touchable = [...desk.touchable.value];
  if (touchable.includes(`face:${key}`)) return `face:${key}`;
  const showing = (atom: Atom): boolean => atom.startsWith(`die:${key}/`);
  // A second press takes the second die that shows it; once all are picked, one is put down.
  return touchable.find(showing) ?? desk.picked.value.findLast(showing) ?? null;
}

export function shortcuts(): readonly Shortcut[] {
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-board');
  return [
    { keys: ['1', '…', '6'], what: say('key-dice') },
    ...AREAS.map((area, index) => ({
      keys: [AREA_KEYS[index]?.toUpperCase() ?? ''],
      what: elGaucho.words.area(area),
    })),
  ];
}
