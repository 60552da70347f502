import { BARRIERS } from '@pampa/rules';
import fc, { type Arbitrary } from 'fast-check';
import { BOT_LEVELS, COLOURS, PROPOSAL_KINDS, SEAT_KINDS, TABLE_STATUSES } from '../src';
import { mirrorTable, readTable, type PublicProposal, type PublicSeat, type PublicTable } from '../src/state';
import { expectSame, Wire } from './wire';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const whole = fc.oneof(fc.nat({ max: 300 }), fc.maxSafeInteger());
const maybe = <A>(arbitrary: Arbitrary<A>): Arbitrary<A | null> => fc.option(arbitrary, { nil: null });

const seat: Arbitrary<PublicSeat> = fc.record({
  id: text,
  kind: fc.constantFrom(...SEAT_KINDS),
  name: text,
  colour: fc.constantFrom(...COLOURS),
  ready: fc.boolean(),
  connected: fc.boolean(),
  awaySince: maybe(whole),
  standIn: fc.boolean(),
  level: fc.constantFrom('', ...BOT_LEVELS),
  resigned: fc.boolean(),
  hushed: fc.boolean(),
  commitment: maybe(text),
  opened: fc.boolean(),
  clock: maybe(fc.record({ turnMs: whole, bankMs: whole, running: fc.boolean(), deadlineAt: maybe(whole) })),
  undo: maybe(
    fc.record({ own: maybe(whole), barrier: maybe(fc.constantFrom(...BARRIERS)), withConsent: maybe(whole) }),
  ),
  claimed: fc.boolean(),
});

const proposal: Arbitrary<PublicProposal> = fc.record({
  id: whole,
  kind: fc.constantFrom(...PROPOSAL_KINDS),
  by: text,
  seat: maybe(whole),
  target: maybe(whole),
  asked: fc.array(text, { maxLength: 4 }),
  agreed: fc.array(text, { maxLength: 4 }),
  expiresAt: whole,
  near: fc.array(text, { maxLength: 4 }),
});

const options: Arbitrary<PublicTable['options']> = fc.record({
  listed: fc.boolean(),
  gallery: fc.constantFrom('open', 'closed'),
  clock: fc.constantFrom('off', 'live', 'days'),
  turnSeconds: whole,
  bankSeconds: whole,
  days: whole,
  undo: fc.constantFrom('off', 'own', 'consent'),
  chat: fc.constantFrom('off', 'presets', 'free'),
  awaySeconds: whole,
  newcomers: fc.boolean(),
});

const standing = fc.record({ seat: whole, rank: whole, score: whole, resigned: fc.boolean() });
const wins = fc.record({ id: text, name: text, wins: whole });

export const anyTable: Arbitrary<PublicTable> = fc.record({
  code: text,
  game: text,
  rules: whole,
  status: fc.constantFrom(...TABLE_STATUSES),
  match: maybe(text),
  seq: whole,
  seats: fc.array(seat, { maxLength: 5 }),
  host: maybe(whole),
  options,
  gameOptions: text,
  webhook: fc.boolean(),
  watchers: fc.array(fc.record({ id: text, name: text, hushed: fc.boolean() }), { maxLength: 5 }),
  serverCommitment: text,
  paused: fc.boolean(),
  asOf: whole,
  proposals: fc.array(proposal, { maxLength: 3 }),
  outcome: maybe(
    fc.record({
      how: fc.constantFrom('finished', 'ended'),
      ranking: fc.array(standing, { maxLength: 5 }),
    }),
  ),
  series: fc.record({ number: whole, tally: fc.array(wins, { maxLength: 5 }) }),
  next: maybe(text),
  previous: maybe(text),
  diceChosen: fc.boolean(),
});

/** A table, and whether somebody comes to look at it just then. */
interface Moment {
  readonly table: PublicTable;
  readonly someoneJoins: boolean;
}

export const tablesOneAfterAnother: Arbitrary<readonly Moment[]> = fc.array(
  fc.record({ table: anyTable, someoneJoins: fc.boolean() }),
  { minLength: 2, maxLength: 12 },
);

/** After every change, each reader must read exactly the table. */
export function mirrorBeforeReaders(moments: readonly Moment[]): void {
  const wire = new Wire();
  wire.patch();
  for (const { table, someoneJoins } of moments) {
    mirrorTable(wire.state, table);
    wire.patch();
    if (someoneJoins) wire.join();
    for (const reader of wire.readers) expectSame(readTable(reader.state), table);
  }
}
