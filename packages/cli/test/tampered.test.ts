import { GAMES, isRefusal, parseRecord, serializeRecord, verify } from '@pampa/rules';
import { createTexts } from '@pampa/texts';
import { examine } from '../src/examine';
import { playOut } from '../src/play-out';
import { planFor } from './plan';

const english = createTexts('en');
const record = playOut(planFor('--seats', '3', '--policy', 'fallback'), 0);
const text = serializeRecord(record);

/** The record with the leaf of this number changed by one digit or letter. */
function flipped(target: number): string {
  let leaf = 0;
  const value: unknown = JSON.parse(text, (_, inside: unknown) => {
    if (typeof inside === 'object' || leaf++ !== target) return inside;
    if (typeof inside === 'number') return inside + 1;
    return typeof inside === 'string' ? inside.replace(/.$/, (last) => (last === '0' ? '1' : '0')) : !inside;
  });
  return JSON.stringify(value);
}

/** The first thing that is wrong by the rules, in English. The page is held to the same. */
function byTheRules(tampered: string): string | null {
  const parsed = parseRecord(tampered, GAMES);
  if (isRefusal(parsed)) return english.record.error(parsed);
  const { firstFailure } = verify(parsed.game, parsed.record);
  return firstFailure === null ? null : english.record.failure(firstFailure, english.game('el-gaucho')!);
}

test('the command names the first wrong entry, whatever is changed', () => {
  expect(examine(text, english, true).problem).toBeNull();
  for (let target = 0; target < 2000; target += target < 30 ? 1 : 67) {
    const { problem } = examine(flipped(target), english, true);
    expect(problem).not.toBeNull();
    expect(problem).toBe(byTheRules(flipped(target)));
  }
});

test.each([1, 7, 30])('where the link of entry %i is wrong, that is the entry', (entry) => {
  const entries = record.entries.with(entry - 1, { ...record.entries[entry - 1]!, link: record.headerLink });
  const { problem } = examine(serializeRecord({ ...record, entries }), english, true);
  expect(problem).toMatch(new RegExp(`\\b${entry}\\b`));
});
