import { useSignal, useSignalEffect } from '@preact/signals';
import { texts } from '../texts/say';
import type { LearnText } from './texts/learn-text';

/** By language, apart from everything else the page says: who takes no lessons never fetches them. */
const LEARN = {
  en: async () => (await import('./texts/en')).learn,
  fr: async () => (await import('./texts/fr')).learn,
  es: async () => (await import('./texts/es')).learn,
  de: async () => (await import('./texts/de')).learn,
};

interface Fetched {
  /** Null until it is here. */
  readonly text: LearnText | null;
  /** Fetches it anew; null unless that failed. */
  readonly retry: (() => void) | null;
}

/** The lessons in the language of whoever looks. */
export function useLearnText(): Fetched {
  const text = useSignal<LearnText | null>(null);
  const hasFailed = useSignal(false);
  useSignalEffect(() => {
    const { language } = texts.value;
    // Whoever tries again has it fetched again.
    if (hasFailed.value) return;
    LEARN[language]().then(
      (found) => {
        if (texts.value.language === language) text.value = found;
      },
      (error: unknown) => {
        console.error(error);
        hasFailed.value = text.peek() === null;
      },
    );
  });
  const retry = (): void => {
    hasFailed.value = false;
  };
  return { text: text.value, retry: hasFailed.value ? retry : null };
}

/** "Lesson 2 of 7". */
export function filled(text: string, values: Readonly<Record<string, number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
