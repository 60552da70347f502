import { findRecord, isLocal } from '../../src/table/record-sources';

test('a match that this browser does not keep is unknown, and no server is asked for it', async () => {
  expect(await findRecord('local-7')).toEqual({ none: 'unknown' });
});

test('only what is in this browser alone is local', () => {
  expect([isLocal('local-7'), isLocal('Qx_7-local')]).toEqual([true, false]);
});
