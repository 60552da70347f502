import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elGaucho } from '../../src/el-gaucho/game';
import type { Game, GameTypes } from '../../src/kernel/game';
import { serializeRecord } from '../../src/kernel/serialize-record';
import { finished, richDuel, sealedDuel } from './played-duel';
import { caught, missedExchanges, missedLeaves, missedShapes, type Json } from './tampering';

test.each(Array.from({ length: 10 }, (_, index) => index))(
  'nothing in record %i can be changed unnoticed',
  (index) => {
    const record = finished(richDuel(`deep ${index}`, { patience: 1 + (index % 4) }));
    const honest = JSON.parse(serializeRecord(record)) as Json;
    expect(caught(honest, sealedDuel)).toBeNull();
    expect(missedLeaves(honest, sealedDuel)).toEqual([]);
    expect(missedShapes(honest, sealedDuel)).toEqual([]);
    expect(missedExchanges(honest, sealedDuel)).toEqual([]);
  },
  120_000,
);

const FIXTURES = join(__dirname, '../../../../fixtures/el-gaucho');

test('nothing in the shortest golden match can be changed unnoticed', () => {
  const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.match.json'));
  const texts = names.map((name) => readFileSync(join(FIXTURES, name), 'utf8'));
  const [shortest] = texts.sort((a, b) => a.length - b.length);
  const honest = JSON.parse(shortest ?? '') as Json;
  const game: Game<GameTypes> = elGaucho;
  expect(caught(honest, game)).toBeNull();
  // A prime, so that every field of an entry has its turn.
  expect(missedLeaves(honest, game, { every: 5 })).toEqual([]);
}, 300_000);
