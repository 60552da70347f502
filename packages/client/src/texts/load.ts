import type { Language } from '@pampa/texts';
import { setTexts } from './say';
import { EXTENTS, WORDS, type Extent } from './words';

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
  // Whoever asked for the same or for more may have been quicker.
  if (said?.language === language && !isLess(said.extent, asked)) return;
  said = { language, extent: asked };
  setTexts(language, ...words);
  document.documentElement.lang = language;
}

/** The first words, and for this much: whoever comes back to a match needs all of them, and none twice. */
export function beginToSpeak(language: Language, of: Extent): Promise<void> {
  extent = of;
  arriving = speak(language);
  return arriving;
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
