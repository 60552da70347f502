import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isAct, isRefusal, parseRecord, same, verify, viewAt } from '@pampa/rules';
import { read } from '../../src/replay-page/use-replayed';
import type { Replayed } from '../../src/table/replay/play-again';
import { verifyInSlices } from '../../src/verify/verify-in-slices';

const text = readFileSync(
  join(__dirname, '../../../../fixtures/el-gaucho/people-bots-and-the-clock.match.json'),
  'utf8',
);

interface FirstWrong {
  readonly code: string;
  readonly entry: unknown;
}

/** What `npm run verify` goes by; a test there holds it to that. */
function byTheRules(tampered: string): FirstWrong | null {
  const parsed = parseRecord(tampered, GAMES);
  if (isRefusal(parsed)) return { code: parsed.refused, entry: parsed.details['entry'] };
  const { firstFailure } = verify(parsed.game, parsed.record);
  return firstFailure === null ? null : { code: firstFailure.code, entry: firstFailure.entry };
}

/** What the page says: why it can't show a record, or what "Verify this game" finds. */
async function byThePage(tampered: string): Promise<FirstWrong | null> {
  const found = read(tampered);
  if (found.is === 'unreadable') return { code: found.why.refused, entry: found.why.details['entry'] };
  if (found.is !== 'here') throw new Error(found.is);
  const { game, record } = found.replayed;
  const report = await verifyInSlices(game, record, () => undefined, new AbortController().signal);
  const failure = report!.firstFailure;
  return failure === null ? null : { code: failure.code, entry: failure.entry };
}

/** The record with one leaf changed: another digit, another number, another word. */
function flipped(target: number): string | null {
  let leaf = 0;
  const value: unknown = JSON.parse(text, (_, inside: unknown) => {
    const isTarget = (typeof inside !== 'object' || inside === null) && leaf++ === target;
    return isTarget ? other(inside) : inside;
  });
  return leaf > target ? JSON.stringify(value) : null;
}

function other(leaf: unknown): unknown {
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf !== 'string') return leaf === null ? 0 : !leaf;
  return /^[0-9a-f]{64}$/.test(leaf)
    ? leaf.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    : `${leaf}x`;
}

function honest(): Replayed {
  const found = read(text);
  if (found.is !== 'here') throw new Error(found.is);
  return found.replayed;
}

/** The header and all that is agreed on, leaf by leaf; of the moves and what happened every so many, in steps of a prime. */
function targets(): readonly number[] {
  const agreed = Array.from({ length: 40 }, (_, leaf) => leaf);
  return [...agreed, ...Array.from({ length: 80 }, (_, step) => 40 + step * 73)];
}

test('the page names the same first wrong entry as the command, whatever is changed', async () => {
  expect(await byThePage(text)).toBeNull();
  const seen = new Set<string>();
  for (const target of targets()) {
    const tampered = flipped(target);
    if (tampered === null) continue;
    const expected = byTheRules(tampered);
    expect(expected).not.toBeNull();
    expect({ target, ...(await byThePage(tampered)) }).toEqual({ target, ...expected });
    seen.add(expected!.code);
  }
  // Changes of every sort were among them.
  expect([...seen]).toEqual(
    expect.arrayContaining(['bad-commitment', 'broken-chain', 'illegal-action', 'malformed', 'wrong-result']),
  );
});

test('another move, legal where it stands, is the wrong one, and not the one that it makes impossible', async () => {
  const { start, steps, record, game } = honest();
  let impossible = 0;
  for (const [index, entry] of record.entries.entries()) {
    const { seat } = entry;
    const before = viewAt(steps[index - 1]?.match ?? start, seat);
    const act = isAct(entry) ? game.legal(before, seat).find((each) => !same(each, entry.act)) : undefined;
    if (act === undefined || index % 10 > 0) continue;
    const tampered = JSON.stringify({ ...record, entries: record.entries.with(index, { ...entry, act }) });
    expect(await byThePage(tampered)).toEqual({ code: 'broken-chain', entry: index + 1 });
    if (read(tampered).is === 'unreadable') impossible += 1;
  }
  expect(impossible).toBeGreaterThan(0);
});
