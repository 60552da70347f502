import { serializeRecord } from '../../src/kernel/serialize-record';
import { finished, richDuel, sealedDuel } from './played-duel';
import { caught, missedExchanges, missedLeaves, type Json } from './tampering';

test.each(Array.from({ length: 40 }, (_, index) => index))(
  'nothing in record %i can be changed unnoticed',
  (index) => {
    const record = finished(richDuel(`deep ${index}`, { patience: 1 + (index % 4) }));
    const honest = JSON.parse(serializeRecord(record)) as Json;
    expect(caught(honest, sealedDuel)).toBeNull();
    expect(missedLeaves(honest, sealedDuel)).toEqual([]);
    expect(missedExchanges(honest, sealedDuel)).toEqual([]);
  },
  120_000,
);
