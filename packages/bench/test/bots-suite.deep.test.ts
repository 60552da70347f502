import { botsSuiteIn } from '../src/bots/suite';
import { isMet } from '../src/row';

// How much slower depends on the machine; here only that barons think, people play, and both are counted.
test('the bots suite times people while barons think at other tables, and while they rest', async () => {
  const suite = botsSuiteIn({ build: 'source', paceMs: 100 });
  const { rows, notes } = await suite.run({ seconds: 16, clock: 'wall', tables: [2] });
  expect(rows).toHaveLength(2);
  for (const { figure, ratio } of rows) {
    expect(figure).toBeGreaterThan(0);
    expect(ratio).toBeGreaterThan(0);
  }
  expect(rows.filter((row) => isMet(row) !== null)).toHaveLength(1);
  expect(notes.join(' ')).toMatch(/ \d+ thoughts a second, \d+ ms each, 0 late, 0 crashed/);
}, 120_000);
