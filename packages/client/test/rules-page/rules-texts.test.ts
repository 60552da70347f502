import { rules as de } from '../../src/rules-page/texts/de';
import { rules as en } from '../../src/rules-page/texts/en';
import { rules as es } from '../../src/rules-page/texts/es';
import { rules as fr } from '../../src/rules-page/texts/fr';
import { PICTURES, SECTIONS, type Block } from '../../src/rules-page/texts/rules-text';

const LANGUAGES = { de, es, fr };

/** What a block is, without its words. */
function shapeOf(block: Block): string {
  if ('picture' in block) return `picture ${block.picture}`;
  if ('list' in block) return `list of ${block.list.length}`;
  if ('steps' in block) return `steps ${block.steps.length}`;
  if ('rows' in block) return `rows ${block.rows.length}`;
  return Object.keys(block).sort().join(' ');
}

describe('the rules in every language', () => {
  test.each(Object.entries(LANGUAGES))(
    '%s tells the same, in the same order, with the same pictures',
    (_, text) => {
      for (const section of SECTIONS) {
        expect(text.sections[section].blocks.map(shapeOf)).toEqual(en.sections[section].blocks.map(shapeOf));
      }
    },
  );

  test.each(Object.entries(LANGUAGES))('%s has the same numbers in its table', (_, text) => {
    const numbers = (rules: typeof en): string[] =>
      rules.sections.start.blocks.flatMap((block) =>
        'rows' in block ? block.rows.slice(0, -1).map(([, ...values]) => values.join()) : [],
      );
    expect(numbers(text)).toEqual(numbers(en));
  });

  test('every picture is shown somewhere', () => {
    const shown = SECTIONS.flatMap((section) =>
      en.sections[section].blocks.flatMap((block) => ('picture' in block ? [block.picture] : [])),
    );
    expect([...shown].sort()).toEqual([...PICTURES].sort());
  });

  test('French has a space that does not break before its double marks', () => {
    expect(JSON.stringify(fr)).not.toMatch(/[^\u00a0«][;?!»](?!\w)| :/);
  });
});
