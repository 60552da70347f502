import { BOT_LEVELS } from '@pampa/protocol';
import { elGaucho, type ElGaucho } from '@pampa/rules/el-gaucho';
import { appraise, quickRng, think, type Limit } from '../src';
import { isLegal, momentsOf, NO_CLOCK, type Moment } from './support/tables';

const moments = [2, 3].flatMap((seats) => momentsOf(seats, 23, 29));

/** Counts in imagination what the bot plays: whoever plays more than he says is caught. */
function counting(): { readonly game: typeof elGaucho; readonly played: () => number } {
  let count = 0;
  const game: typeof elGaucho = {
    ...elGaucho,
    play: (...args) => {
      count++;
      return elGaucho.play(...args);
    },
  };
  return { game, played: () => count };
}

function ask({ view, seat }: Moment, level: (typeof BOT_LEVELS)[number], limit: Limit) {
  const { game, played } = counting();
  const thought = think<ElGaucho>({ game, view, seat, level }, quickRng(1), limit);
  return { ...thought, played: played() };
}

describe.each(BOT_LEVELS)('a bot of the level %s', (level) => {
  it.each([0, 1, 17, 150])('looks at no more than %i positions, and says how many it were', (nodes) => {
    for (const moment of moments) {
      const thought = ask(moment, level, { nodes, isOver: NO_CLOCK });
      expect(thought.nodes).toBeLessThanOrEqual(nodes);
      expect(thought.played).toBeLessThanOrEqual(thought.nodes);
      expect(isLegal(elGaucho, moment, thought.action)).toBe(true);
    }
  });

  it('has an answer when no time is left at all', () => {
    for (const moment of moments) {
      const thought = ask(moment, level, { nodes: Infinity, isOver: () => true });
      expect(thought.nodes).toBe(0);
      expect(isLegal(elGaucho, moment, thought.action)).toBe(true);
    }
  });

  it('looks at the clock every few positions, and stops when it strikes', () => {
    for (const moment of moments) {
      let looks = 0;
      const thought = ask(moment, level, { nodes: Infinity, isOver: () => ++looks > 5 });
      expect(thought.nodes).toBeLessThanOrEqual(5 * 32);
      expect(looks).toBeLessThanOrEqual(6);
    }
  });
});

it('a baron goes on looking as long as it is not decided, and not when there is nothing to decide', () => {
  const nodes = moments.map((moment) => ask(moment, 'baron', { nodes: 900, isOver: NO_CLOCK }).nodes);
  expect(nodes.filter((count) => count === 900).length).toBeGreaterThan(moments.length / 4);
  for (const [index, { view, seat }] of moments.entries()) {
    if (elGaucho.legal(view, seat).length === 1) expect(nodes[index]).toBe(0);
  }
});

it('an appraisal looks at no more positions than it may', () => {
  for (const { view, seat } of moments.slice(0, 4)) {
    const { game, played } = counting();
    appraise<ElGaucho>({ game, view, seat }, game.legal(view, seat), quickRng(1), {
      nodes: 3_000,
      isOver: NO_CLOCK,
    });
    expect(played()).toBeLessThanOrEqual(3_000);
  }
});
