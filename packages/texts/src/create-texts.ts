import { catalogues } from './catalogues';
import type { Language } from './languages';
import { textsFrom, type Texts } from './texts';

/** Brings all languages along. Who has to mind every byte loads one catalogue and calls `textsFrom` or `textsOn`. */
export function createTexts(language: Language): Texts {
  return textsFrom(language, catalogues[language]);
}
