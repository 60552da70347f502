import { AREAS, RACES, type Area, type Race } from '@pampa/rules/el-gaucho';
import { texts } from '../../../texts/say';
import type { BoardTexts } from '../art/backdrop';

/** What stands on the table, in the language of whoever looks. */
export function boardTexts(): BoardTexts {
  const { words } = texts.value.elGaucho;
  const say = texts.value.page('el-gaucho-scene');
  return {
    letters: Object.fromEntries(RACES.map((race) => [race, say(`letter-${race}`)])) as Record<Race, string>,
    areas: Object.fromEntries(AREAS.map((area) => [area, words.area(area)])) as Record<Area, string>,
  };
}
