import type { i18n } from 'i18next';
import { elGauchoTexts, type ElGauchoTexts } from './el-gaucho/el-gaucho-texts';
import type { GameTexts } from './game-texts';
import { callTexts, type CallTexts } from './house/call-texts';
import { houseTexts, type HouseTexts } from './house/house-texts';
import { serverTexts, type ServerTexts } from './house/server-texts';
import type { Language } from './languages';
import { matchTexts, type MatchTexts } from './match-texts';
import { recordTexts, type RecordTexts } from './record-texts';
import { createI18n, sayWith, type Catalogue } from './say';

/** Everything the rules and the house have to say, in one language. */
export interface Texts {
  readonly language: Language;
  readonly match: MatchTexts;
  readonly record: RecordTexts;
  readonly house: HouseTexts;
  readonly calls: CallTexts;
  readonly server: ServerTexts;
  readonly elGaucho: ElGauchoTexts;
  /** A game by its id, for whoever is written for all of them; null if it has no texts. */
  game(id: string): GameTexts | null;
}

/** On an i18next that has the language's catalogue already: the client keeps one of its own, and loads languages lazily. */
export function textsOn(instance: i18n, language: Language): Texts {
  const say = sayWith(instance, language);
  const match = matchTexts(say);
  const elGaucho = elGauchoTexts(say, language);
  const games: ReadonlyMap<string, GameTexts> = new Map<string, GameTexts>([['el-gaucho', elGaucho]]);
  return {
    language,
    match,
    record: recordTexts(say, match),
    house: houseTexts(say, language, match),
    calls: callTexts(say, language),
    server: serverTexts(say),
    elGaucho,
    game: (id) => games.get(id) ?? null,
  };
}

/** From a catalogue at hand. */
export function textsFrom(language: Language, catalogue: Catalogue): Texts {
  return textsOn(createI18n(language, catalogue), language);
}
