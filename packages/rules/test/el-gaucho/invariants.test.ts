import { elGaucho } from '../../src/el-gaucho/game';
import type { ElGauchoState } from '../../src/el-gaucho/state';
import type { Draft } from '../../src/kernel/game';
import { standing } from '../../src/el-gaucho/riders';
import { arrange } from './support/arrange';
import { tile } from './support/names';

type Break = (state: Draft<ElGauchoState>) => void;

function brokenBy(harm: Break): readonly string[] {
  const state = elGaucho.clone(arrange({ seats: 4 }));
  harm(state);
  return elGaucho.invariants(state);
}

describe('What can never be otherwise', () => {
  it('holds in a healthy position', () => {
    expect(brokenBy(() => undefined)).toEqual([]);
  });

  it.each<[string, Break]>([
    ['cattle lost or doubled', ({ sealed }) => (sealed.pile[0] = sealed.pile[1]!)],
    ['pile miscounted', ({ open }) => (open.pile += 1)],
    ['steppe miscounted', ({ open }) => (open.steppe += 1)],
    ['tray of 1 wrong', ({ held, sealed }) => (held[1]!.tray = sealed.pile.slice(0, 1))],
    ['pampa of the wrong size', ({ open }) => open.tiles.push(0)],
    ['pampa of the wrong size', ({ open }) => open.riders.push(0)],
    ['too many dice', ({ open }) => (open.turn.dice = Array<number>(20).fill(1))],
    ['seat 3: gauchos lost or doubled', ({ open }) => (open.ranches[3]!.supply -= 1)],
    ['seat 0: gauchos lost or doubled', ({ open }) => (open.ranches[0]!.supply += 1)],
    ['seat 2: pesos without a source', ({ open }) => (open.ranches[2]!.pesos += 1)],
  ])('is missed: %s', (law, harm) => {
    expect(brokenBy(harm)).toEqual([law]);
  });

  it('has cattle under every gaucho', () => {
    const harm: Break = ({ open }) => {
      open.riders[open.tiles.indexOf(0)] = standing(1);
      open.ranches[1]!.supply -= 1;
    };
    expect(brokenBy(harm)).toEqual(['gaucho without cattle']);
  });

  it('has herds of one race, in order', () => {
    const put =
      (...names: string[]): Break =>
      ({ open, sealed }) => {
        const herd = names.map(tile);
        sealed.pile = sealed.pile.filter((other) => !herd.includes(other));
        open.pile = sealed.pile.length;
        open.ranches[1]!.herds.brown = herd;
      };
    expect(brokenBy(put('brown 3', 'brown 5', 'brown 8'))).toEqual([]);
    expect(brokenBy(put('brown 3', 'brown 8', 'brown 5'))).toEqual(['seat 1: brown herd out of order']);
    expect(brokenBy(put('black 5'))).toEqual(['seat 1: brown herd out of order']);
  });
});
