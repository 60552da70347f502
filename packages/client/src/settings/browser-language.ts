import { LANGUAGES, type Language } from '@pampa/texts';

/** The first of the browser's own languages that we speak. */
export function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}
