import type { Language } from '@pampa/texts';
import { setTexts } from './say';

/** One language at a time crosses the wire, and of that what is said first. Each says all that the one before it says. */
const EXTENTS = ['front', 'lobby', 'all'] as const;
type Extent = (typeof EXTENTS)[number];

/** What rules and house say: before a match only the house does. */
const HOUSE = {
  en: async () => (await import('@pampa/texts/en/house')).house,
  fr: async () => (await import('@pampa/texts/fr/house')).house,
  es: async () => (await import('@pampa/texts/es/house')).house,
  de: async () => (await import('@pampa/texts/de/house')).house,
};

const HOUSE_AND_GAMES = {
  en: async () => (await import('@pampa/texts/en')).en,
  fr: async () => (await import('@pampa/texts/fr')).fr,
  es: async () => (await import('@pampa/texts/es')).es,
  de: async () => (await import('@pampa/texts/de')).de,
};

/** What the page says itself. */
const FRONT = {
  en: async () => (await import('./en/front')).front,
  fr: async () => (await import('./fr/front')).front,
  es: async () => (await import('./es/front')).front,
  de: async () => (await import('./de/front')).front,
};

const LOBBY = {
  en: async () => (await import('./en/lobby-page')).lobbyPage,
  fr: async () => (await import('./fr/lobby-page')).lobbyPage,
  es: async () => (await import('./es/lobby-page')).lobbyPage,
  de: async () => (await import('./de/lobby-page')).lobbyPage,
};

const ALL = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  es: async () => (await import('./es')).es,
  de: async () => (await import('./de')).de,
};

const WORDS = {
  front: { house: HOUSE, page: FRONT },
  lobby: { house: HOUSE, page: LOBBY },
  all: { house: HOUSE_AND_GAMES, page: ALL },
} as const;

let wanted: Language = 'en';
/** The most that anybody has wanted so far: from then on every language is wanted with it. */
let extent: Extent = 'front';
/** Done when all that has been wanted is said. */
let arriving = Promise.resolve();
let said: { readonly language: Language; readonly extent: Extent } | null = null;

/** The page speaks this language from now on. If somebody changes his mind meanwhile, the last word counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const asked = extent;
  const { house, page } = WORDS[asked];
  const words = await Promise.all([house[language](), page[language]()]);
  if (wanted !== language) return;
  // Whoever asked for more may have been quicker.
  if (said?.language === language && isLess(asked, said.extent)) return;
  said = { language, extent: asked };
  setTexts(language, ...words);
  document.documentElement.lang = language;
}

/** Before what speaks of more than the front page is shown. */
export function speakOf(more: Extent): Promise<void> {
  if (isLess(extent, more)) {
    const before = extent;
    extent = more;
    arriving = speak(wanted).catch((error: unknown) => {
      // Whoever tries again has to fetch it again.
      extent = before;
      throw error;
    });
  }
  return arriving;
}

function isLess(one: Extent, other: Extent): boolean {
  return EXTENTS.indexOf(one) < EXTENTS.indexOf(other);
}
