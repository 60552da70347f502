import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isRefusal, parseRecord, replay, type GameTypes, type MatchRecord } from '@pampa/rules';
import { coachOf, quickRng, type Coach, type Review } from '../src';
import { courseOf, playedActs } from '../src/coach/stretches';

function fixture(name: string): MatchRecord {
  const file = join(__dirname, '../../../fixtures/el-gaucho', `${name}.match.json`);
  const parsed = parseRecord(readFileSync(file, 'utf8'), GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  return parsed.record;
}

const NO_CLOCK = { isOver: () => false };
const record = fixture('fetches-a-lying-gaucho-onto-the-tile-he-leaves');
const game = GAMES.find(({ id }) => id === record.header.game)!;

/** With at least so many imagined games from every point. */
function reviewed(coach: Coach<GameTypes>, samples: number): Review {
  let review = coach.deepen({ nodes: 20_000, ...NO_CLOCK });
  while (review.samples < samples) review = coach.deepen({ nodes: 20_000, ...NO_CLOCK });
  return review;
}

const finalLead = (seat: number): number => {
  const scores = new Map(record.result!.map((standing) => [standing.seat, standing.score]));
  const others = [...scores].filter(([other]) => other !== seat).map(([, score]) => score);
  return scores.get(seat)! - Math.max(...others);
};

describe('the coach', () => {
  const coach = coachOf(record, quickRng(7))!;
  const review = reviewed(coach, 6);

  it('accounts for every peso of the final lead: start, luck, own choices and those of the others', () => {
    for (const { seat, start, luck, choices, others } of review.balances) {
      const sum = start.points + luck.points + choices.points + others.points;
      expect(sum).toBeCloseTo(finalLead(seat), 6);
    }
  });

  it('is certain of how it ended, and of nothing before', () => {
    const { leads } = review.expected.at(-1)!;
    expect(leads.map(({ points }) => points)).toEqual([finalLead(0), finalLead(1)]);
    expect(leads.every(({ error }) => error === 0)).toBe(true);
    expect(review.expected[0]!.leads[0]!.error).toBeGreaterThan(0);
  });

  it('knows more the longer it looks', () => {
    const longer = reviewed(coach, 20);
    expect(longer.balances[0]!.start.error).toBeLessThan(review.balances[0]!.start.error);
    expect(coach.progress).toBeGreaterThan(0);
  });

  it('says the same whenever it begins with the same number', () => {
    expect(reviewed(coachOf(record, quickRng(7))!, 6).balances).toEqual(review.balances);
  });

  it('names at most three turning points, in the order in which they came', () => {
    const turns = reviewed(coach, 20).turningPoints;
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.length).toBeLessThanOrEqual(3);
    expect(turns.map(({ to }) => to)).toEqual(turns.map(({ to }) => to).sort((a, b) => a - b));
  });

  it('has nothing to say of a record that can’t be played', () => {
    expect(coachOf({ ...record, secrets: null }, quickRng(7))).toBeNull();
  });
});

describe('a match, cut into choices and chance', () => {
  const acts = playedActs(game, record)!;
  const { points, stretches } = courseOf(acts);

  it('leaves nothing out: every stretch begins where the one before it ended', () => {
    expect(stretches.map(({ before }) => before)).toEqual(stretches.map((_, index) => index));
    expect(stretches.map(({ after }) => after)).toEqual(stretches.map((_, index) => index + 1));
    expect(points).toHaveLength(stretches.length + 1);
  });

  it('calls chance what was drawn or turned up, and nothing else', () => {
    const chance = stretches.filter(({ seat }) => seat === null).map(({ to }) => to);
    expect(chance).toEqual(acts.filter(({ isChance }) => isChance).map(({ entry }) => entry.seq));
    expect(chance.length).toBeGreaterThan(3);
  });

  it('ends where the match ended', () => {
    const match = replay(game, record);
    expect(isRefusal(match)).toBe(false);
    expect(points.at(-1)!.state.open).toEqual((match as { state: { open: object } }).state.open);
  });
});

describe('advice', () => {
  const acts = playedActs(game, record)!;
  const coach = coachOf(record, quickRng(3))!;
  const take = acts.find(({ entry }) => entry.act.type === 'take')!.entry.seq;

  it('is a plan that begins with something the seat could have done', () => {
    const { plan } = coach.advisorAt(take)!.deepen({ nodes: 3_000, ...NO_CLOCK });
    const { before, entry } = acts.find((act) => act.entry.seq === take)!;
    const view = { open: before.open, held: before.held[entry.seat]! };
    expect(game.legal(view, entry.seat)).toContainEqual(plan[0]);
  });

  it('is compared with what was played only as far as it is known', () => {
    const advisor = coach.advisorAt(take)!;
    const first = advisor.deepen({ nodes: 3_000, ...NO_CLOCK });
    const then = advisor.deepen({ nodes: 10_000, ...NO_CLOCK });
    expect(first.cost.error).toBe(Infinity);
    expect(then.isSame ? then.cost.error === 0 : Number.isFinite(then.cost.error)).toBe(true);
  });

  it('is given on acts only', () => {
    expect(coach.advisorAt(100_000)).toBeNull();
  });
});
