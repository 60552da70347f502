import { useSignal, useSignalEffect } from '@preact/signals';
import { texts } from '../texts/say';
import type { RulesText } from './texts/rules-text';

/** By language, apart from everything else the page says: who never reads the rules never fetches them. */
const RULES = {
  en: async () => (await import('./texts/en')).rules,
  fr: async () => (await import('./texts/fr')).rules,
  es: async () => (await import('./texts/es')).rules,
  de: async () => (await import('./texts/de')).rules,
};

/** The rules in the language of whoever looks; null until they are here. */
export function useRulesText(): RulesText | 'failed' | null {
  const rules = useSignal<RulesText | 'failed' | null>(null);
  useSignalEffect(() => {
    const { language } = texts.value;
    RULES[language]().then(
      (text) => {
        if (texts.value.language === language) rules.value = text;
      },
      (error: unknown) => {
        console.error(error);
        rules.value ??= 'failed';
      },
    );
  });
  return rules.value;
}
