import type { Catalogue, Language } from '@pampa/texts';
import { setTexts, type PageCatalogue } from './say';

/** What the house and its games say, and what the page says itself. */
type Words = readonly [house: Partial<Catalogue>, page: Partial<PageCatalogue>];

/** One language at a time crosses the wire, and of that what is said first. Each says all that the one before it says. */
const EXTENTS = ['front', 'lobby', 'all'] as const;
type Extent = (typeof EXTENTS)[number];

const WORDS: Readonly<Record<Extent, Readonly<Record<Language, () => Promise<Words>>>>> = {
  front: {
    en: async () => {
      const { house, front } = await import('./en/front');
      return [house, front];
    },
    fr: async () => {
      const { house, front } = await import('./fr/front');
      return [house, front];
    },
    es: async () => {
      const { house, front } = await import('./es/front');
      return [house, front];
    },
    de: async () => {
      const { house, front } = await import('./de/front');
      return [house, front];
    },
  },
  lobby: {
    en: async () => {
      const { house, lobbyPage } = await import('./en/lobby-page');
      return [house, lobbyPage];
    },
    fr: async () => {
      const { house, lobbyPage } = await import('./fr/lobby-page');
      return [house, lobbyPage];
    },
    es: async () => {
      const { house, lobbyPage } = await import('./es/lobby-page');
      return [house, lobbyPage];
    },
    de: async () => {
      const { house, lobbyPage } = await import('./de/lobby-page');
      return [house, lobbyPage];
    },
  },
  all: {
    en: async () => {
      const { house, all } = await import('./en/all');
      return [house, all];
    },
    fr: async () => {
      const { house, all } = await import('./fr/all');
      return [house, all];
    },
    es: async () => {
      const { house, all } = await import('./es/all');
      return [house, all];
    },
    de: async () => {
      const { house, all } = await import('./de/all');
      return [house, all];
    },
  },
};

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
  const words = await WORDS[asked][language]();
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
