import type { Language } from '@pampa/texts';
import { setTexts } from './say';

/** One language at a time crosses the wire. */
const CATALOGUES = {
  en: async () => [(await import('@pampa/texts/en')).en, (await import('./en')).en] as const,
  fr: async () => [(await import('@pampa/texts/fr')).fr, (await import('./fr')).fr] as const,
  es: async () => [(await import('@pampa/texts/es')).es, (await import('./es')).es] as const,
  de: async () => [(await import('@pampa/texts/de')).de, (await import('./de')).de] as const,
};

let wanted: Language | null = null;

/** The page speaks this language from now on. If somebody changes his mind meanwhile, the last word counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const [house, page] = await CATALOGUES[language]();
  if (wanted !== language) return;
  setTexts(language, house, page);
  document.documentElement.lang = language;
}
