import { BOT_LEVELS } from '@pampa/protocol';
import { viewOf, type State } from '@pampa/rules';
import { elGaucho, type ElGaucho } from '@pampa/rules/el-gaucho';
import { quickRng, think, type Question } from '../src';
import { frozen, momentsOf, NO_CLOCK, type Moment } from './support/tables';

const LIMIT = { nodes: 150, isOver: NO_CLOCK };
const moments = [2, 4].flatMap((seats) => momentsOf(seats, 11, 17));

describe.each(BOT_LEVELS)('a bot of the level %s', (level) => {
  const answer = ({ view, seat }: Pick<Moment, 'view' | 'seat'>, seed: number): string =>
    JSON.stringify(think({ game: elGaucho, view, seat, level }, quickRng(seed), LIMIT));

  it('gives the same answer to the same question and seed', () => {
    for (const moment of moments) expect(answer(moment, 3)).toBe(answer(moment, 3));
  });

  it('does not touch the view it is shown', () => {
    for (const { view, seat } of moments) {
      const shown = frozen(structuredClone(view));
      expect(() => answer({ view: shown, seat }, 3)).not.toThrow();
    }
  });

  it('can not know what is sealed or what others hold: another such world, the same answer', () => {
    for (const { state, seat, view } of moments) {
      const other: State<ElGaucho> = elGaucho.imagine(view, seat, quickRng(99));
      expect(viewOf(other, seat)).toEqual(viewOf(state, seat));
      expect(answer({ view: viewOf(other, seat), seat }, 3)).toBe(answer({ view, seat }, 3));
    }
  });
});

it('is asked with a view: there is no room in a question for the state of a match', () => {
  type Room = Exclude<keyof Question<ElGaucho>, 'game' | 'view' | 'seat' | 'level'>;
  const none: Room extends never ? true : false = true;
  expect(none).toBe(true);
  expect(moments.map(({ view }) => Object.keys(view).sort())).toEqual(moments.map(() => ['held', 'open']));
});
