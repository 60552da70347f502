import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

test('every test file that is to begin early is there', async () => {
  const { LONGEST } = (await import(join(root, 'jest.sequencer.cjs'))) as {
    readonly LONGEST: readonly string[];
  };
  expect(LONGEST.length).toBeGreaterThan(0);
  expect(LONGEST.filter((file) => !existsSync(join(root, 'packages', file)))).toEqual([]);
});
