import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isRefusal, parseRecord, type MatchRecord } from '@pampa/rules';
import { findRecord, isLocal, registerLocalRecords } from '../../src/table/record-sources';
import { playAgain } from '../../src/table/replay/play-again';

const text = readFileSync(join(__dirname, '../../../../fixtures/el-gaucho/tie.match.json'), 'utf8');

function record(): MatchRecord {
  const parsed = parseRecord(text, GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  return parsed.record;
}

test('a match of this browser is found by its address, once somebody keeps any', async () => {
  expect(await findRecord('local-7')).toEqual({ none: 'unknown' });
  registerLocalRecords((id) => Promise.resolve(id === '7' ? record() : null));
  expect(await findRecord('local-8')).toEqual({ none: 'unknown' });
  const found = await findRecord('local-7');
  if ('none' in found) throw new Error(found.none);
  expect(isRefusal(playAgain(found.text))).toBe(false);
});

test('only what is in this browser alone is local', () => {
  expect([isLocal('local-7'), isLocal('Qx_7-local')]).toEqual([true, false]);
});
