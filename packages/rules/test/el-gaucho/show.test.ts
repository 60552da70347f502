import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elGaucho } from '../../src/el-gaucho/game';
import { show } from '../../src/el-gaucho/show';
import type { ElGaucho, ElGauchoState } from '../../src/el-gaucho/state';
import { same } from '../../src/kernel/json';
import {
  eventsFor,
  isAct,
  isRefusal,
  Random,
  replayEntry,
  replayStart,
  viewOf,
  type GameEvent,
  type MatchRecord,
} from '../../src';

interface Played {
  readonly before: ElGauchoState;
  readonly after: ElGauchoState;
  readonly events: readonly GameEvent<ElGaucho>[];
}

/** A game of random choices that ends turns and recalls gauchos less often than it does other things. */
function* randomGame(seats: number, seed: number): Generator<Played> {
  const rng = new Random(new Uint8Array(32).fill(seed));
  const layout = seed % 2 === 0 ? 'wide' : 'narrow';
  let state: ElGauchoState = elGaucho.setup({ layout, startSeat: 'random' }, seats, rng);
  for (let { seats: asked } = elGaucho.asking(state.open); asked.length > 0;) {
    const seat = asked[rng.int(asked.length)]!;
    const legal = elGaucho.legal(viewOf(state, seat), seat);
    const lively = legal.filter(({ type }) => type !== 'end' && type !== 'recall');
    const choices = lively.length > 0 && rng.int(8) > 0 ? lively : legal;
    const draft = elGaucho.clone(state);
    const { events } = elGaucho.play(draft, seat, choices[rng.int(choices.length)]!, rng);
    yield { before: state, after: draft, events };
    state = draft;
    asked = elGaucho.asking(state.open).seats;
  }
}

const FIXTURES = join(__dirname, '../../../../fixtures/el-gaucho');

function* fixtureGame(name: string): Generator<Played> {
  const record = JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as MatchRecord<ElGaucho>;
  const start = replayStart(elGaucho, record);
  if (isRefusal(start)) throw new Error(start.refused);
  let match = start;
  for (const entry of record.entries) {
    const step = replayEntry(match, entry);
    if (isRefusal(step)) throw new Error(step.refused);
    if (isAct(entry)) yield { before: match.state, after: step.match.state, events: step.events };
    match = step.match;
  }
}

/** Folds the events of every step over the view before it, for every seat and for spectators. Returns how many it folded. */
function checkFolds(game: Iterable<Played>, seats: number): number {
  let folded = 0;
  for (const { before, after, events } of game) {
    for (const viewer of [null, ...Array(seats).keys()]) {
      const seen = eventsFor(events, viewer).reduce(show, viewOf(before, viewer));
      const wanted = viewOf(after, viewer);
      // `toEqual` tells the difference, and is slow where there is none.
      if (!same(seen, wanted)) expect(seen).toEqual(wanted);
      folded += 1;
    }
  }
  return folded;
}

describe('Folding the events of a step over the view before it gives the view after it', () => {
  test.each([2, 3, 4])('in random games of %i', (seats) => {
    let folded = 0;
    for (let seed = 1; seed <= 6; seed++) folded += checkFolds(randomGame(seats, seed), seats);
    expect(folded).toBeGreaterThan(1500);
  });

  test.each(readdirSync(FIXTURES).filter((name) => name.endsWith('.match.json')))('in %s', (name) => {
    const { header } = JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as MatchRecord<ElGaucho>;
    expect(checkFolds(fixtureGame(name), header.players.length)).toBeGreaterThan(0);
  });
});
