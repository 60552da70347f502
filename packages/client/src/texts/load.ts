import type { Language } from '@pampa/texts';
import { setTexts } from './say';

/** One language at a time crosses the wire, and of that what the front page says first. */
const HOUSE = {
  en: async () => (await import('@pampa/texts/en')).en,
  fr: async () => (await import('@pampa/texts/fr')).fr,
  es: async () => (await import('@pampa/texts/es')).es,
  de: async () => (await import('@pampa/texts/de')).de,
};

const FRONT = {
  en: async () => (await import('./en/front')).front,
  fr: async () => (await import('./fr/front')).front,
  es: async () => (await import('./es/front')).front,
  de: async () => (await import('./de/front')).front,
};

const ALL = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  es: async () => (await import('./es')).es,
  de: async () => (await import('./de')).de,
};

let wanted: Language = 'en';
/** Somebody has been at a table: from then on every language is wanted with all it has to say. */
let isAllWanted = false;

/** The page speaks this language from now on. If somebody changes his mind meanwhile, the last word counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const page = isAllWanted ? ALL : FRONT;
  const [house, words] = await Promise.all([HOUSE[language](), page[language]()]);
  if (wanted !== language) return;
  setTexts(language, house, words);
  document.documentElement.lang = language;
}

/** Before anything but the front page is shown. */
export async function speakOfAll(): Promise<void> {
  if (isAllWanted) return;
  isAllWanted = true;
  await speak(wanted);
}
