import { addBot, shuffle } from '../../src/table/hosting';
import { StillTable } from '../support/still-table';

/** All orders of three, of which each takes two bytes: the first says where the last goes, the second the middle one. */
test('every order of the seats comes from as many draws as any other', () => {
  const counts = new Map<string, number>();
  for (let first = 0; first < 12; first++) {
    for (let second = 0; second < 12; second++) {
      const still = new StillTable({ people: 3 });
      const bytes = [first, second];
      still.did((table, circumstances) =>
        shuffle(table, { ...circumstances, randomBytes: () => Uint8Array.of(bytes.shift() ?? 0) }),
      );
      const order = still.document.seats.map(({ name }) => name).join(' ');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(6);
  expect(new Set(counts.values())).toEqual(new Set([24]));
});

test('a byte beyond the last whole multiple is drawn again: nobody’s place is likelier by a hair', () => {
  const still = new StillTable({ people: 3 });
  const bytes = [255, 1, 0];
  still.did((table, circumstances) =>
    shuffle(table, { ...circumstances, randomBytes: () => Uint8Array.of(bytes.shift()!) }),
  );
  expect(bytes).toEqual([]);
  // 255 would have left Carla where she is; 1 changes her place with Bruno's, 0 his with Ana's.
  expect(still.document.seats.map(({ name }) => name)).toEqual(['Carla', 'Ana', 'Bruno', '']);
});

test('bots are shuffled like people, and empty seats are behind all of them', () => {
  const still = new StillTable({ people: 2 });
  still.did((table) => addBot(table, { seat: 3, level: 'baron' }));
  still.did((table, circumstances) =>
    shuffle(table, { ...circumstances, randomBytes: () => Uint8Array.of(0) }),
  );
  expect(still.document.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'empty']);
});
