import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  createI18n,
  textsOn,
  type Bare,
  type Catalogue,
  type Language,
  type Texts,
  type Values,
} from '@pampa/texts';
import type { i18n } from 'i18next';
import type { en } from './en';

type English = typeof en;
export type Concern = keyof English;
type KeyOf<C extends Concern> = Bare<keyof English[C]> & string;

/** One language's words of the page, by concern. What keys each concern must have is checked where its texts are. */
export type PageCatalogue = { readonly [C in Concern]: { readonly [key: string]: string } };

/** A text of one concern by its key. A key that does not exist or a value that is missing does not compile. */
export type SayOf<C extends Concern> = <K extends KeyOf<C>>(
  key: K,
  ...values: keyof Values<English[C], K> extends never ? [] : [Values<English[C], K>]
) => string;

/** What the page and everything on it says, in the language of whoever looks. */
export interface PageTexts extends Texts {
  /** The page's own words: `texts.value.page('home')('start')`. */
  readonly page: <C extends Concern>(concern: C) => SayOf<C>;
  /** For numbers and lists of one's own. */
  readonly numbers: Intl.NumberFormat;
}

const current = signal<PageTexts | null>(null);

/** Whoever reads it while it draws is drawn again when the language changes. Set before anything is drawn. */
export const texts: ReadonlySignal<PageTexts> = computed(() => {
  if (current.value === null) throw new Error('no language has been loaded yet');
  return current.value;
});

/** To make one takes as long as to draw a page: more words of the same language are added to it. */
let speaker: { readonly language: Language; readonly instance: i18n } | null = null;

/** Both may lack concerns that nothing on the page speaks of yet (`load.ts`). */
export function setTexts(language: Language, house: Partial<Catalogue>, page: Partial<PageCatalogue>): void {
  if (speaker?.language !== language) speaker = { language, instance: createI18n(language, {}) };
  const { instance } = speaker;
  for (const [concern, words] of Object.entries({ ...house, ...page })) {
    instance.addResourceBundle(language, concern, words);
  }
  current.value = pageTexts(instance, language);
}

type Translate = (key: string, options: object) => string;

function pageTexts(instance: i18n, language: Language): PageTexts {
  const t = instance.getFixedT(language) as Translate;
  return {
    ...textsOn(instance, language),
    page:
      (concern) =>
      (key, ...[values]) =>
        t(key, { ns: concern, ...values }),
    numbers: new Intl.NumberFormat(language),
  };
}
