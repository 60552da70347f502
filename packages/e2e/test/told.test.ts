import { playUntil, seatGuests } from '../src/position';
import { SIZES } from '../src/sizes';
import { useWorld } from './support/world';

const it = useWorld();

it('what is told of the match does not run ahead of the picture, and is all there when that is', async ({
  house,
  come,
}) => {
  const position = await seatGuests(house.url, 2);
  const ana = await come('Ana', { size: SIZES.laptop, settings: { motion: 'full' } });
  await ana.goto(`watch/${position.code}`);
  await ana.atTable();
  const sampling = ana.page.evaluate(sampleWhilePlayed);
  let steps = 0;
  await playUntil(position, () => ++steps > 4);
  const samples = await sampling;
  expect(samples.every(({ told, truth }) => told <= truth)).toBe(true);
  expect(samples.some(({ told, truth }) => told < truth)).toBe(true);
  await ana.page.evaluate(() => window.pampa?.settled());
  await ana.until(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('.log [data-seq]')];
    return Number(lines.at(-1)?.dataset['seq'] ?? 0) === window.pampa?.session.log.value.at(-1)?.seq;
  });
});

/** Runs in the page: the last line of the log beside the last entry of the match, in every frame until both have come to rest. */
async function sampleWhilePlayed(): Promise<readonly { readonly told: number; readonly truth: number }[]> {
  const samples: { told: number; truth: number }[] = [];
  const endsAt = performance.now() + 4000;
  while (performance.now() < endsAt) {
    await new Promise((next) => requestAnimationFrame(next));
    const lines = [...document.querySelectorAll<HTMLElement>('.log [data-seq]')];
    samples.push({
      told: Number(lines.at(-1)?.dataset['seq'] ?? 0),
      truth: window.pampa?.session.moment.value?.seq ?? 0,
    });
  }
  return samples;
}
