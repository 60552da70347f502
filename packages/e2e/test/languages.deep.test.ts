import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitOtherScreens } from '../src/other-screens';
import { visitScreens } from '../src/screens';
import { useWorld } from './support/world';

const it = useWorld();

const ROOT = join(__dirname, '../../..');

/** Every key of every catalogue. A text that is missing is shown as its key; where both are one word, nobody can tell. */
const KEYS: ReadonlySet<string> = new Set(
  globSync(['packages/client/src/texts/en/*.ts', 'packages/texts/src/en/**/*.ts'], { cwd: ROOT }).flatMap(
    (file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^\s+'?([a-z][\w-]*)'?:(?! '\1',$)/gm)].map(
        ([, key]) => key ?? '',
      ),
  ),
);

for (const language of ['en', 'fr', 'es', 'de'] as const) {
  it(`every screen speaks ${language}, and only that`, async ({ house, come }) => {
    const visitor = await come('Ana', { settings: { language } });
    visitor.tolerate(/404/);
    const faults: string[] = [];
    const look = async (screen: string): Promise<void> => {
      await visitor.atRest();
      const { lang, texts } = await visitor.page.evaluate(readPage);
      if (lang !== language) faults.push(`${screen}: <html lang="${lang}">`);
      for (const text of texts) if (isKey(text)) faults.push(`${screen}: ${text}`);
    };
    await visitScreens(visitor, house.url, { seats: 2 }, look);
    await visitOtherScreens(visitor, house.url, look);
    expect(KEYS.size).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  }, 600_000);
}

function isKey(text: string): boolean {
  return KEYS.has(text) || /\{\{|\bundefined\b|\bNaN\b|\[object/.test(text);
}

/** Runs in the page: all that is read there or read aloud. */
function readPage(): { readonly lang: string; readonly texts: readonly string[] } {
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.add(walker.currentNode.textContent?.trim() ?? '');
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      texts.add(element.getAttribute(name)?.trim() ?? '');
  }
  return { lang: document.documentElement.lang, texts: [...texts, document.title] };
}
