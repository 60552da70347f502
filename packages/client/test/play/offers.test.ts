import { offersOf } from '../../src/play/offers';
import { hands, speakEnglish } from './support/el-gaucho-hands';
import { arranged } from './support/playing';

beforeAll(speakEnglish);

describe('what is said in words', () => {
  test('to call a gaucho back is never in the list: it stands in the bar, aside', async () => {
    const { desk, sent } = await atSale(['brown', 'black']);
    const { listed, aside, single } = offersOf(desk, hands.handling);
    expect(listed.map(({ type }) => type)).toEqual(['sell', 'sell']);
    expect(aside).toEqual([{ type: 'recall', area: 'sale' }]);
    expect(single).toBeNull();
    expect(sent).toEqual([]);
  });

  test('one alone needs no list', async () => {
    const { desk } = await atSale(['brown']);
    const { listed, single } = offersOf(desk, hands.handling);
    expect(listed).toEqual([]);
    expect(single).toEqual({ type: 'sell', race: 'brown' });
  });
});

const HERDS = { brown: [1003, 1007], black: [3003, 3007] } as const;

async function atSale(races: readonly ('brown' | 'black')[]): Promise<ReturnType<typeof arranged>> {
  const playing = arranged((open) => {
    const [ranch] = open.ranches;
    ranch!.areas.sale = 'manned';
    for (const race of races) ranch!.herds[race] = [...HERDS[race]];
  });
  await playing.touch('area:sale');
  return playing;
}
