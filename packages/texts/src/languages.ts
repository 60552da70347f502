/** By their BCP 47 names, which are also the names of the folders. The first is the one that the types come from. */
export const LANGUAGES = ['en', 'fr', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(name: string): name is Language {
  return LANGUAGES.some((language) => language === name);
}
