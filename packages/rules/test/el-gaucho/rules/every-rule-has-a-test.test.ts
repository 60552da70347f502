import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PAGE = readFileSync(join(__dirname, '../../../../../docs/rules/el-gaucho.md'), 'utf8');

/** Rows of its tables that begin with a number: `| S3 | ...`. */
function numbersOf(page: string): string[] {
  return [...page.matchAll(/^\|\s*([A-Z]\d+)\s*\|/gm)].map((row) => row[1]!);
}

/** The test that the last column of each such row names. */
function quotesOf(page: string): { number: string; quote: string | undefined }[] {
  return [...page.matchAll(/^\|\s*([A-Z]\d+)\s*\|.*\|([^|]*)\|\s*$/gm)].map(([, number, cell]) => ({
    number: number!,
    quote: /^\s*`(.*)`\s*$/.exec(cell!)?.[1],
  }));
}

interface Title {
  readonly file: string;
  readonly title: string;
}

const TITLE = /\bit(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

function titlesIn(file: string): Title[] {
  const text = readFileSync(join(__dirname, file), 'utf8');
  return [...text.matchAll(TITLE)].map((match) => ({ file, title: match[2]!.replaceAll('\\', '') }));
}

/** The rules that a title says it shows: 'S3 S4: ...'. */
function shownBy({ title }: Title): string[] {
  const head = /^([A-Z]\d+(?:,? [A-Z]\d+)*): /.exec(title);
  return head?.[1]?.split(/,? /) ?? [];
}

const numbers = numbersOf(PAGE);
const titles = readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== basename(__filename))
  .flatMap(titlesIn);

describe('The page of the rules', () => {
  it('gives every rule a number of its own', () => {
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('has a test for every number', () => {
    const shown = new Set(titles.flatMap(shownBy));
    expect(numbers.filter((number) => !shown.has(number))).toEqual([]);
  });

  it('quotes a test of that number in every row, word for word', () => {
    const quotes = quotesOf(PAGE);
    expect(quotes.map(({ number }) => number)).toEqual(numbers);
    const isShown = (number: string, quote?: string): boolean =>
      titles.some((title) => title.title === quote && shownBy(title).includes(number));
    expect(quotes.filter(({ number, quote }) => !isShown(number, quote))).toEqual([]);
  });

  it('knows every number that a test names', () => {
    const strangers = titles.filter((title) => shownBy(title).some((number) => !numbers.includes(number)));
    expect(strangers).toEqual([]);
  });

  it('is shown by tests that say which rule they show', () => {
    expect(titles.filter((title) => shownBy(title).length === 0)).toEqual([]);
  });
});
