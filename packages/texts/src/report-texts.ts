import { catalogues } from './catalogues';
import type { Language } from './languages';
import { createI18n, sayWith, type SayOf } from './say';

/** What there is to say about a report, line by line. Only tools speak of reports, so no page has to bring this along. */
export function createReportTexts(language: Language): SayOf<'reports'> {
  return sayWith(createI18n(language, catalogues[language]), language)('reports');
}
