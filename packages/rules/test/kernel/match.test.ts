import { act } from '../../src/kernel/act';
import { deepFreeze } from '../../src/kernel/conformance/objects';
import { eventsFor } from '../../src/kernel/cut';
import { sealAction } from '../../src/kernel/fairness';
import { linkHash } from '../../src/kernel/hash';
import { startMatch, viewAt, type Header } from '../../src/kernel/match';
import { Random } from '../../src/kernel/random';
import { isRefusal } from '../../src/kernel/refusal';
import { duel, type Duel } from './conformance/duel';
import { DuelTable } from './duel-table';
import { headerOf, secretsOf } from './played-duel';

describe('the start of a match', () => {
  const secrets = secretsOf('start');
  const header = headerOf(secrets) as Header<Duel>;

  test('is what the game sets up from the seed, and its chain begins with the header', () => {
    const match = startMatch(duel, header, secrets);
    if (isRefusal(match)) throw new Error(match.refused);
    const rng = new Random(match.seed);
    expect(match.state).toEqual(duel.setup(header.options, 3, rng));
    expect(match).toMatchObject({ seq: 0, position: rng.position, barrier: 'start', trail: null });
    expect(match).toMatchObject({ decision: { since: 0, seats: [0, 1, 2] }, quietSince: [0, 0, 0] });
    expect(match.link).toBe(linkHash('', header));
    expect(startMatch(duel, header, secrets, false)).toMatchObject({ link: '', chained: false });
  });

  test.each<[string, Partial<Header>, object]>([
    ['wrong-game', { game: 'chess' }, { game: 'chess', rules: 1 }],
    ['wrong-game', { rules: 2 }, { game: 'duel', rules: 2 }],
    ['wrong-seats', { players: header.players.slice(0, 1) }, { seats: 1 }],
    ['wrong-seats', { players: [...header.players, ...header.players] }, { seats: 6 }],
    ['bad-options', { options: { rounds: 9 } }, { option: 'rounds' }],
    ['bad-options', { options: {} }, { option: 'rounds' }],
    ['bad-options', { options: { rounds: 2, cheat: true } }, { option: 'cheat' }],
    ['bad-commitment', { commitments: headerOf(secretsOf('other')).commitments }, { who: 'server' }],
  ])('is refused as %s for %j', (refused, change, details) => {
    expect(startMatch(duel, { ...header, ...change } as Header<Duel>, secrets)).toEqual({ refused, details });
  });

  test('takes as many seats as the game allows', () => {
    const commitments = { ...header.commitments, seats: header.commitments.seats.slice(0, 2) };
    const two = { ...header, commitments, players: header.players.slice(0, 2) };
    const match = startMatch(duel, two, { ...secrets, seats: secrets.seats.slice(0, 2) });
    expect(isRefusal(match)).toBe(false);
  });
});

describe('a view', () => {
  test('is what is open and what the seat holds', () => {
    const { match } = DuelTable.of(2);
    const { open, held } = match.state;
    expect(viewAt(match, 1)).toEqual({ open, held: held[1] });
    expect(viewAt(match, null)).toEqual({ open, held: null });
    expect(viewAt(match, 7)).toEqual({ open, held: null });
  });

  test('of an event has the facts of its seat only', () => {
    const { step, match } = DuelTable.of(2).chooses(0);
    const { chosen } = match.state.held[0]!;
    expect(eventsFor(step!.events, 0)).toEqual([
      { open: { type: 'chose', seat: 0 }, held: { card: chosen } },
    ]);
    expect(eventsFor(step!.events, 1)).toEqual([{ open: { type: 'chose', seat: 0 } }]);
    expect(eventsFor(step!.events, null)).toEqual([{ open: { type: 'chose', seat: 0 } }]);
  });
});

describe('an act', () => {
  test('gives the next match and leaves this one as it was', () => {
    const table = DuelTable.of(2);
    const before = structuredClone({ ...table.match, game: null });
    deepFreeze(table.match.state);
    const next = table.chooses(0);
    expect({ ...table.match, game: null }).toEqual(before);
    expect(next.match.seq).toBe(1);
    expect(next.match.state.open.players[0]).toMatchObject({ ready: true });
    expect(next.step).toMatchObject({
      entry: { seq: 1, seat: 0, act: table.card(0) },
      secret: true,
      reveals: [],
    });
  });

  test('uses the words of the stream that follow those already used', () => {
    const table = DuelTable.of(2).chooses(0);
    const { seed, position } = table.match;
    const shown = table.chooses(1);
    const rng = new Random(seed, position);
    expect(shown.step!.events[1]!.open).toMatchObject({ type: 'duel', dice: [rng.die(), rng.die()] });
    expect(shown.match.position).toBe(rng.position);
    expect(shown.step!.reveals).toBe('everybody');
  });

  test('that is not legal is refused with the code of the game', () => {
    const table = DuelTable.of(2).chooses(0);
    expect(table.tries(0, table.card(0))).toEqual({ refused: 'illegal', details: { why: 'not-asked' } });
    expect(table.tries(1, { type: 'end' })).toEqual({ refused: 'illegal', details: { why: 'not-now' } });
    expect(table.tries(1, undefined)).toEqual({ refused: 'illegal', details: { why: 'unknown' } });
  });

  test('is refused even if the game forgets to say why', () => {
    const table = DuelTable.of(2, 1, { ...duel, whyNot: () => null });
    expect(table.tries(0, 'nonsense')).toEqual({ refused: 'illegal', details: { why: 'illegal' } });
  });

  test('is recorded as the game spelled it, not as it was sent', () => {
    const table = DuelTable.of(2);
    const legal = table.card(0);
    const { step } = table.does(0, Object.fromEntries(Object.entries(legal).reverse()) as typeof legal);
    expect(Object.keys((step!.entry as unknown as { act: object }).act)).toEqual(['type', 'card']);
  });
});

describe('an act chosen at an older entry', () => {
  test('is taken while others only went on with the same decision', () => {
    const table = DuelTable.of(3);
    const shown = table.chooses(0).does(1, table.card(1), 0).does(2, table.card(2), 0);
    expect(shown.match.state.open.phase).toBe('turn');
  });

  test('is stale after an act of the same seat', () => {
    const table = DuelTable.of(3).chooses(0).undoes(0);
    expect(table.tries(0, table.card(0), 1)).toEqual({ refused: 'stale', details: { seq: 2 } });
    expect(table.does(0, table.card(0), 2).match.seq).toBe(3);
    // The others were asked the same all the time.
    expect(table.does(1, table.card(1), 0).match.seq).toBe(3);
  });

  test('is stale after something was drawn or revealed', () => {
    const shown = DuelTable.of(2).chooses(0, 1);
    expect(shown.tries(0, { type: 'hum' }, 1)).toMatchObject({ refused: 'stale' });
    const peeked = shown.does(0, 'hum').does(0, 'peek');
    expect(peeked.match.quietSince).toEqual([4, 4]);
  });

  test("is stale after somebody else's turn", () => {
    const shown = DuelTable.of(2).chooses(0, 1);
    const next = shown.does(0, 'hum').does(0, 'end');
    expect(next.tries(1, { type: 'hum' }, shown.match.seq)).toEqual({
      refused: 'stale',
      details: { seq: 4 },
    });
  });

  test('is stale after an undo by consent', () => {
    const table = DuelTable.of(3).chooses(0, 1).undoes(0, true);
    expect(table.tries(2, table.card(2), 2)).toMatchObject({ refused: 'stale' });
  });

  test('can not come from the future, nor from a seat that is not there', () => {
    const table = DuelTable.of(2);
    expect(table.tries(0, table.card(0), 1)).toEqual({ refused: 'stale', details: { seq: 0 } });
    expect(table.tries(2, table.card(0))).toEqual({ refused: 'no-such-seat', details: { seat: 2 } });
    expect(table.tries(-1, table.card(0))).toEqual({ refused: 'no-such-seat', details: { seat: -1 } });
  });
});

describe('a decision', () => {
  test('goes on until somebody is asked who was not', () => {
    const table = DuelTable.of(3);
    expect(table.chooses(2, 0).match.decision).toBe(table.match.decision);
    const shown = table.chooses(0, 1, 2);
    expect(shown.match.decision).toMatchObject({ since: 3, seats: [0] });
    expect(shown.does(0, 'hum').match.decision).toBe(shown.match.decision);
    expect(shown.does(0, 'end').match.decision).toMatchObject({ since: 4, seats: [1] });
  });
});

describe('the hash chain', () => {
  const table = DuelTable.of(2).chooses(0, 1);

  test('is the same for the same acts', () => {
    expect(DuelTable.of(2).chooses(0, 1).match.link).toBe(table.match.link);
    expect(DuelTable.of(2, 2).chooses(0, 1).match.link).not.toBe(table.match.link);
  });

  test('covers an open act and its open events', () => {
    const { entry, events } = table.does(0, 'peek').step!;
    const open = events.map((event) => event.open);
    const told = { seq: 3, seat: 0, at: 0, by: 'person', act: { type: 'peek' }, events: open };
    expect(entry.link).toBe(linkHash(table.match.link, told));
  });

  test('covers who moved the hand, and when', () => {
    const links = ([0, 1] as const).flatMap((at) =>
      (['person', 'clock'] as const).map((by) => {
        const step = act(table.match, { seat: 0, action: { type: 'hum' }, seq: 2, at, by });
        return isRefusal(step) ? '' : step.match.link;
      }),
    );
    expect(new Set(links).size).toBe(4);
  });

  test('knows a secret act by its seal alone', () => {
    const start = DuelTable.of(2);
    const action = start.card(0);
    const { entry } = start.chooses(0).step!;
    const told = { seq: 1, seat: 0, at: 0, by: 'person', events: [{ type: 'chose', seat: 0 }] };
    const sealed = sealAction(start.match.seed, 1, action);
    expect(entry.link).toBe(linkHash(start.match.link, { ...told, act: { sealed } }));
    expect(entry.link).not.toBe(linkHash(start.match.link, { ...told, act: action }));
  });

  test('is left out where nobody checks', () => {
    const start = new DuelTable({ ...DuelTable.of(2).match, chained: false, link: '' });
    const played = start.chooses(0).undoes(0);
    expect(played.match.link).toBe('');
    expect(played.step!.entry.link).toBe('');
  });
});
