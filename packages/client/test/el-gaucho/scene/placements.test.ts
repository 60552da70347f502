import { NOBODY, RACES, type ElGauchoView } from '@pampa/rules/el-gaucho';
import { placementsOf } from '../../../src/games/el-gaucho/scene/placements-of';
import { layoutFor, positionsOf, SIZES } from '../layout/support';

/** All cattle whose face this viewer sees somewhere. */
function cattleIn({ open, held }: ElGauchoView): readonly number[] {
  const inRanches = open.ranches.flatMap(({ herds, batch }) => [
    ...RACES.flatMap((race) => herds[race]),
    ...batch,
  ]);
  const own = held === null ? [] : [...held.drawn, ...held.kept, ...held.tray];
  return [...open.tiles.filter((tile) => tile !== 0), ...inRanches, ...own];
}

describe.each([2, 3, 4])('a table of %i', (players) => {
  const positions = [...positionsOf(players, 'wide', players + 10)];

  test.each(positions)('shows every tile one can see, once, and no other: %s', (_name, view) => {
    const layout = layoutFor([390, 700], players, 'wide', view);
    const shown = [...placementsOf(view, 0, layout).keys()].filter((key) => key.startsWith('tile:'));
    const expected = cattleIn(view).map((tile) => `tile:${tile}`);
    expect(shown.sort()).toEqual(expected.sort());
  });

  test.each(positions)('shows every gaucho: %s', (_name, view) => {
    const { open } = view;
    const layout = layoutFor([1024, 700], players, 'wide', view);
    const gauchos = [...placementsOf(view, 0, layout).keys()].filter((key) => key.startsWith('gaucho:'));
    const onAreas = open.ranches.flatMap(({ areas }) =>
      Object.values(areas).filter((spot) => spot === 'manned' || spot === 'fresh'),
    );
    const atHand = open.ranches.reduce((sum, { supply }) => sum + supply, 0);
    const riding = open.riders.filter((rider) => rider !== NOBODY);
    expect(gauchos).toHaveLength(onAreas.length + atHand + riding.length);
  });

  test.each(positions)('puts nothing outside the picture: %s', (_name, view) => {
    for (const size of SIZES) {
      const layout = layoutFor(size, players, 'wide', view);
      const outside = [...placementsOf(view, 0, layout)].filter(
        ([, { x, y }]) => x < 0 || y < 0 || x > layout.ask.width || y > layout.ask.height,
      );
      expect([size, outside.map(([key]) => key)]).toEqual([size, []]);
    }
  });

  test('what a spectator sees holds nothing that only a seat knows', () => {
    for (const [, view] of positions) {
      const open = { open: view.open, held: null };
      const layout = layoutFor([1024, 700], players, 'wide', view, null);
      const shown = [...placementsOf(open, null, layout).keys()].filter((key) => key.startsWith('tile:'));
      expect(shown.sort()).toEqual(
        cattleIn(open)
          .map((tile) => `tile:${tile}`)
          .sort(),
      );
    }
  });
});
