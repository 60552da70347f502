import { createInstance, type i18n } from 'i18next';
import type { en } from './en';
import type { Language } from './languages';
import type { Bare, Values } from './translation';

type English = typeof en;
type Concern = keyof English;
type KeyOf<C extends Concern> = Bare<keyof English[C]> & string;

/** One language's texts, by concern. What keys each concern must have is checked where its texts are. */
export type Catalogue = { readonly [C in Concern]: { readonly [key: string]: string } };

/** A text of one concern by its key. A key that does not exist or a value that is missing does not compile. */
export type SayOf<C extends Concern> = <K extends KeyOf<C>>(
  key: K,
  ...values: keyof Values<English[C], K> extends never ? [] : [Values<English[C], K>]
) => string;

/** The texts of a concern: `say('barriers')('draw')`. */
export type Say = <C extends Concern>(concern: C) => SayOf<C>;

/**
 * An i18next that has these texts, at once and without a backend. Whoever has more to say (the client) adds namespaces
 * of his own; whoever says less may lack what he does not say.
 */
export function createI18n(language: Language, catalogue: Partial<Catalogue>): i18n {
  const instance = createInstance({
    lng: language,
    resources: { [language]: catalogue },
    initAsync: false,
    // Names are shown as text by whoever shows them; escaped here they would be escaped twice.
    interpolation: { escapeValue: false },
  });
  // Nothing is loaded, so nothing is left to wait for.
  void instance.init();
  // Its own keeps a formatter for every set of values that was ever said, for ever.
  const numbers = new Intl.NumberFormat(language);
  instance.services.formatter?.add('number', (value: number) => numbers.format(value));
  return instance;
}

type Translate = (key: string, options: object) => string;

/**
 * We type the keys ourselves: i18next has one global place for its types of keys, and that belongs to the application,
 * which knows all namespaces.
 */
export function sayWith(instance: i18n, language: Language): Say {
  const t = instance.getFixedT(language) as Translate;
  return (concern) =>
    (key, ...[values]) =>
      t(key, { ns: concern, ...values });
}
