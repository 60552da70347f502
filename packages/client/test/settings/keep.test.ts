import { createTableShape } from '@pampa/protocol/requests';
import { keepSettings } from '../../src/settings/keep';
import { LONGEST_NAME } from '../../src/settings/name';
import { settings } from '../../src/settings/settings';

const KEY = 'pampa.settings';

/** What a browser keeps, and how its other tabs tell that they have changed it. */
function browser(start: string | null): {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  kept: () => unknown;
  anotherTabWrites: (text: string) => void;
} {
  let text = start;
  let hear: (event: { key: string }) => void = () => undefined;
  Object.assign(globalThis, { addEventListener: (_: string, listener: typeof hear) => (hear = listener) });
  return {
    storage: { getItem: () => text, setItem: (_, value) => void (text = value) },
    kept: () => JSON.parse(text ?? 'null') as unknown,
    anotherTabWrites: (value) => {
      text = value;
      hear({ key: KEY });
    },
  };
}

describe('settings are kept', () => {
  test('what was chosen before is chosen again', () => {
    keepSettings(browser('{"theme":"dusk","speed":2,"name":"Ana"}').storage);
    expect([settings.theme.value, settings.speed.value, settings.name.value]).toEqual(['dusk', 2, 'Ana']);
  });

  test('only what somebody has chosen is kept', () => {
    const { storage, kept } = browser(null);
    keepSettings(storage);
    settings.motion.value = 'reduced';
    expect(kept()).toEqual({ motion: 'reduced' });
  });

  test.each(['{"theme":"pink","speed":3,"volume":7,"name":42,"language":"xx"}', '"text"', 'null', '{broken'])(
    'what makes no sense is not taken: %s',
    (text) => {
      const before = JSON.stringify(Object.values(settings).map(({ value }: { value: unknown }) => value));
      keepSettings(browser(text).storage);
      const after = JSON.stringify(Object.values(settings).map(({ value }: { value: unknown }) => value));
      expect(after).toBe(before);
    },
  );

  test('all tabs of a browser are set alike', () => {
    const { storage, anotherTabWrites } = browser(null);
    keepSettings(storage);
    anotherTabWrites('{"volume":0}');
    expect(settings.volume.value).toBe(0);
  });
});

test('a name may be as long here as the server takes it', () => {
  const { name } = createTableShape.shape;
  expect(name.safeParse('x'.repeat(LONGEST_NAME)).success).toBe(true);
  expect(name.safeParse('x'.repeat(LONGEST_NAME + 1)).success).toBe(false);
});
