import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, parseRecord, GAMES, verify, type MatchRecord } from '@pampa/rules';
import type { Witness } from '../../src/table/witness';
import { ownChecks } from '../../src/verify/own-checks';
import { verifyInSlices } from '../../src/verify/verify-in-slices';

const FOLDER = join(__dirname, '../../../../fixtures/el-gaucho');
const parsed = parseRecord(readFileSync(join(FOLDER, 'people-bots-and-the-clock.match.json'), 'utf8'), GAMES);
if (isRefusal(parsed)) throw new Error(parsed.refused);
const { record, game } = parsed;
const seat = record.secrets!.seats.findIndex((secret) => secret !== null);

function saw(seq: number, of: MatchRecord = record): Witness {
  const link = seq === 0 ? of.headerLink : of.entries[seq - 1]!.link;
  return { seq, link, own: { seat, secret: of.secrets!.seats[seat]! }, seenAt: 0 };
}

test('whoever was there finds his bytes and the last move he saw', () => {
  for (const seq of [0, 1, record.entries.length]) {
    expect(ownChecks(record, saw(seq))).toEqual([
      { name: 'own-bytes', ok: true },
      { name: 'last-link', ok: true, entry: seq },
    ]);
  }
});

test('whoever was not there claims nothing', () => {
  expect(ownChecks(record, null).map(({ ok }) => ok)).toEqual([null, null]);
  expect(ownChecks(record, { ...saw(3), own: null })[0]).toEqual({ name: 'own-bytes', ok: null });
});

test('a record that was cut short is in order, and only a witness knows better', () => {
  const seen = saw(record.entries.length);
  const entries = record.entries.slice(0, 20);
  expect(ownChecks({ ...record, entries }, seen)[1]).toEqual({
    name: 'last-link',
    ok: false,
    why: 'shortened',
    entry: seen.seq,
  });
});

test('another match from the same secrets is told apart by the link', () => {
  const other = { ...saw(9), link: 'a'.repeat(64) };
  expect(ownChecks(record, other)[1]).toMatchObject({ ok: false, why: 'another', entry: 9 });
});

test('a server that went back is told of, even if all fits', () => {
  const seen = { ...saw(9), wentBack: 14 };
  expect(ownChecks(record, seen)[1]).toMatchObject({ ok: false, why: 'went-back', entry: 14 });
});

test('other bytes than one’s own are noticed', () => {
  const own = { seat, secret: 'b'.repeat(64) };
  expect(ownChecks(record, { ...saw(1), own })[0]).toEqual({ name: 'own-bytes', ok: false });
});

test('in slices comes out what comes out at once, with progress on the way', async () => {
  const shares: number[] = [];
  const report = await verifyInSlices(
    game,
    record,
    (share) => shares.push(share),
    new AbortController().signal,
  );
  expect(report).toEqual(verify(game, record));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(await verifyInSlices(game, record, () => undefined, AbortSignal.abort())).toBeNull();
});
