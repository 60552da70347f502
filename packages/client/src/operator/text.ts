import { computed, signal } from '@preact/signals';
import type { Language } from '@pampa/texts';
import { texts } from '../texts/say';
import { operator as english } from './texts/en';
import type { OperatorText } from './texts/operator-text';

/** By language, apart from everything else the page says: only operators fetch them. */
const LOAD: Readonly<Record<Exclude<Language, 'en'>, () => Promise<OperatorText>>> = {
  fr: async () => (await import('./texts/fr')).operator,
  es: async () => (await import('./texts/es')).operator,
  de: async () => (await import('./texts/de')).operator,
};

const loaded = signal<Readonly<Partial<Record<Language, OperatorText>>>>({ en: english });

/** In English until the words are there: an operator can use the page at once. */
const current = computed(() => loaded.value[texts.value.language] ?? english);

export async function loadOperatorText(language: Language): Promise<void> {
  if (language === 'en' || loaded.peek()[language] !== undefined) return;
  const text = await LOAD[language]();
  loaded.value = { ...loaded.peek(), [language]: text };
}

export type OperatorKey = keyof OperatorText;

/** One sentence of the operator's page, with its values filled in. */
export function say(key: OperatorKey, values: Readonly<Record<string, string | number>> = {}): string {
  return current.value[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
