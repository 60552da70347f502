import type { Language } from './languages';

/** The plural forms that a language tells apart; a test compares them with what Intl.PluralRules knows. */
export interface PluralForms {
  en: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  es: 'one' | 'many' | 'other';
  de: 'one' | 'other';
}

/** A key without its plural form: what the code asks for. */
export type Bare<Key> = Key extends `${infer Stem}_${PluralForms[Language]}` ? Stem : Key;

type FormsOf<English, Key extends string, L extends Language> = `${Key}_other` extends keyof English
  ? `${Key}_${PluralForms[L]}`
  : Key;

/** What another language has to say: each key of the English texts, in each plural form of that language. */
export type Translation<English, L extends Language> = {
  readonly [Key in Bare<keyof English> & string as FormsOf<English, Key, L>]: string;
};

type WithoutFormat<Name> = Name extends `${infer Plain}, ${string}` ? Plain : Name;

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? WithoutFormat<Name> | NamesIn<Rest>
  : never;

type TextsFor<English, Key extends string> = English[keyof English &
  (Key | `${Key}_${PluralForms[Language]}`)];

/** What the English text leaves open: a value for each `{{name}}`. */
export type Values<English, Key extends string> = {
  readonly [Name in NamesIn<TextsFor<English, Key>> & string]: Name extends 'count'
    ? number
    : string | number;
} & (`${Key}_other` extends keyof English ? { readonly count: number } : unknown);
