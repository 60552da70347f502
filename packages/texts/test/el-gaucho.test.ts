import {
  eventFor,
  Random,
  sha256Hex,
  fromHex,
  usualOptions,
  viewOf,
  type SeenEvent,
  type State,
} from '@pampa/rules';
import {
  AREAS,
  CODES,
  elGaucho,
  INCOME_SOURCES,
  LAYOUTS,
  RACES,
  tileOf,
  type ElGaucho,
  type Open,
} from '@pampa/rules/el-gaucho';
import { createTexts, LANGUAGES } from '../src';
import { expectSaid, expectSentence, isSentence } from './expect-said';
import { PLAYERS, QUESTIONS, SAMPLES } from './samples';

/** All events of a game played at random, as each player gets them. */
function eventsOfAGame(seats: number): SeenEvent<ElGaucho>[] {
  const rng = new Random(fromHex(sha256Hex(`texts ${seats}`)));
  const draft = elGaucho.clone(elGaucho.setup(usualOptions(elGaucho), seats, rng));
  const seen: SeenEvent<ElGaucho>[] = [];
  for (;;) {
    const [seat] = elGaucho.asking(draft.open).seats;
    if (seat === undefined) return seen;
    const actions = elGaucho.legal(viewOf(draft as State<ElGaucho>, seat), seat);
    const { events } = elGaucho.play(draft, seat, actions[rng.int(actions.length)]!, rng);
    for (const event of events) seen.push(eventFor(event, seat), eventFor(event, null));
  }
}

const PLAYED = [2, 3, 4].flatMap(eventsOfAGame);

test('the games of these tests tell of nearly everything there is', () => {
  const types = new Set(PLAYED.map(({ open }) => open.type));
  expect(types.size).toBeGreaterThan(Object.keys(SAMPLES).length - 3);
});

describe.each(LANGUAGES)('El Gaucho in %s', (language) => {
  const { elGaucho: texts } = createTexts(language);

  test.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])('tells of the event %s', (type) => {
    expect(SAMPLES[type].length).toBeGreaterThan(0);
    for (const event of SAMPLES[type]) {
      expect(event.open.type).toBe(type);
      expectSentence(texts.event(event, PLAYERS));
    }
  });

  test('tells whole games', () => {
    const lines = PLAYED.map((event) => texts.event(event, PLAYERS));
    expect(lines.filter((line) => !isSentence(line))).toEqual([]);
  });

  test.each(CODES)('says why: %s', (code) => {
    expectSentence(texts.refusal(code));
  });

  test('has a different sentence for each reason', () => {
    expect(new Set(CODES.map((code) => texts.refusal(code))).size).toBe(CODES.length);
  });

  test.each(QUESTIONS)('says what is expected: %j', (question) => {
    const open = question as Open;
    expectSentence(texts.expected(open));
    expectSentence(texts.waiting(open, [0], PLAYERS));
    expectSentence(texts.waiting(open, [0, 2], PLAYERS));
  });

  test('names races, herds, areas, pastures, tiles and sources of income, each differently', () => {
    const { words } = texts;
    const tiles = RACES.flatMap((race) => [tileOf(race, 1), tileOf(race, 12)]);
    const pastures = Object.values(LAYOUTS).flatMap((rows) => rows.map((_, row) => row + 1));
    const names = [
      ...RACES.map((race) => words.race(race)),
      ...RACES.map((race) => words.herd(race)),
      ...AREAS.map((area) => words.area(area)),
      ...AREAS.map((area) => words.to(area)),
      ...AREAS.map((area) => words.from(area)),
      ...tiles.map((tile) => words.tile(tile)),
      ...tiles.map((tile) => words.on(tile)),
      ...tiles.map((tile) => words.off(tile)),
      ...[...new Set(pastures)].map((pasture) => words.pasture(pasture)),
      ...[...new Set(pastures)].map((pasture) => words.fromPasture(pasture)),
      ...[...new Set(pastures)].map((pasture) => words.intoPastureOf(pasture * 10 + 1)),
      ...INCOME_SOURCES.map((source) => texts.source(source)),
    ];
    for (const name of names) expectSaid(name);
    expect(new Set(names).size).toBe(names.length);
  });
});
