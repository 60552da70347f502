import { join } from 'node:path';
import type { Attack } from './attack';
import { ATTACKS } from './attacks';
import { tableOf } from './report';
import type { Row } from './row';

export const MANUAL = join(__dirname, '../../../../docs/security.md');

const END = '<!-- Up to here -->';
const LIST = '<!-- The attacks, written by `npm run attack -- --write` -->';
const RESULTS = '<!-- Their results, written by `npm run attack -- --write` -->';

/** What an attack may obtain at most, and what others must still obtain. */
function barOf({ most = {}, least = {} }: Attack): string {
  const limits = (limit: string, counts: object): string[] =>
    Object.entries(counts).map(([name, count]) => `${name}: ${limit} ${count}`);
  return [...limits('at most', most), ...limits('at least', least)].join('; ');
}

/** One line for all attacks that do the same in different ways. */
function listOfAttacks(): string {
  const lines = [...new Set(ATTACKS.map(({ does }) => does))].map((does) => {
    const attacks = ATTACKS.filter((attack) => attack.does === does);
    const names = attacks.map(({ name }) => `\`${name}\``).join(', ');
    return `| ${names} | ${does} | ${barOf(attacks[0]!)} |`;
  });
  return ['| attack | what it does | bar, besides those of every flood |', '|---|---|---|', ...lines].join(
    '\n',
  );
}

function withPart(manual: string, begin: string, text: string): string {
  const [before, rest] = manual.split(begin);
  const [, ...after] = rest?.split(END) ?? [];
  if (before === undefined || after.length === 0) throw new Error(`${MANUAL} has no place for the attacks`);
  return `${before}${begin}\n\n${text}\n\n${END}${after.join(END)}`;
}

/** The manual with the attacks as they are. */
export function withAttacks(manual: string): string {
  return withPart(manual, LIST, listOfAttacks());
}

/** The manual with what a run has shown, and when. */
export function withResults(manual: string, rows: readonly Row[], date: string): string {
  return withPart(manual, RESULTS, `Last run: ${date}.\n\n${tableOf(rows)}`);
}
