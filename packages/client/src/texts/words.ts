import type { Catalogue, Language } from '@pampa/texts';
import type { PageCatalogue } from './say';

/** What the house and its games say, and what the page says itself. */
type Words = readonly [house: Partial<Catalogue>, page: Partial<PageCatalogue>];

/** One language at a time crosses the wire, and of that what is said first. Each says all that the one before it says. */
export const EXTENTS = ['front', 'lobby', 'match', 'all'] as const;
export type Extent = (typeof EXTENTS)[number];

/** Each is fetched once, whoever asks for it. */
export const WORDS: Readonly<Record<Extent, Readonly<Record<Language, () => Promise<Words>>>>> = {
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
  match: {
    en: async () => {
      const { house, matchPage } = await import('./en/match-page');
      return [house, matchPage];
    },
    fr: async () => {
      const { house, matchPage } = await import('./fr/match-page');
      return [house, matchPage];
    },
    es: async () => {
      const { house, matchPage } = await import('./es/match-page');
      return [house, matchPage];
    },
    de: async () => {
      const { house, matchPage } = await import('./de/match-page');
      return [house, matchPage];
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
