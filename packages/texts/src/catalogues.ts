import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { Language } from './languages';
import type { Catalogue } from './say';

/** All languages, as i18next takes them for its `resources`. */
export const catalogues = { en, fr, es, de } as const satisfies Record<Language, Catalogue>;
