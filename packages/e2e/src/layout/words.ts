import type { Fault } from './controls';

/** Words in a column so narrow that they break between their letters: nobody reads them. */
const FEWEST_LETTERS = 4;

/** Runs in the page: text that has been squeezed until a line of it has no room for a word. */
export function findSqueezedWords({ fewestLetters }: { readonly fewestLetters: number }): Fault[] {
  const faults: Fault[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = (text.textContent ?? '').trim();
    const parent = text.parentElement;
    if (words.length < 2 * fewestLetters || parent === null || isOnlyHeard(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    if (words.length / lines < fewestLetters) {
      faults.push({ what: `stands in ${lines} lines`, on: `"${words.slice(0, 40)}"` });
    }
  }
  return faults;

  /** Not there, or for screen readers only. */
  function isOnlyHeard(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return !element.checkVisibility() || width <= 2 || height <= 2;
  }
}

export const WORD_RULES = { fewestLetters: FEWEST_LETTERS };
