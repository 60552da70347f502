import { schema, t, type SchemaType } from '@colyseus/schema';
import type { Barrier } from '@pampa/rules';
import type { BotLevel } from '../bots';
import type { TableOptions } from '../options';
import type { ProposalKind } from '../proposals';
import type { Colour, SeatKind, TableStatus } from '../seats';
import type { Holds, Plain, Same } from './plain';

const Clock = schema(
  {
    /** What was left at `asOf` of the table, in milliseconds. */
    turnMs: t.number(),
    bankMs: t.number(),
    running: t.boolean(),
    /** Days: when a bot moves for this seat. */
    deadlineAt: t.number().optional(),
  },
  'SeatClock',
);

const Undo = schema(
  {
    /** The entry this seat may take back alone. */
    own: t.number().optional(),
    /** Why there is none. */
    barrier: t.string<Barrier>().optional(),
    /** The entry it may take back if everybody agrees. */
    withConsent: t.number().optional(),
  },
  'SeatUndo',
);

const Seat = schema(
  {
    /** Stays with whoever sits here when seats are shuffled. Empty for an empty seat. */
    id: t.string(),
    kind: t.string<SeatKind>(),
    /** How well the bot plays that sits here; empty where none does. */
    level: t.string<BotLevel | ''>(),
    name: t.string(),
    colour: t.string<Colour>(),
    ready: t.boolean(),
    connected: t.boolean(),
    awaySince: t.number().optional(),
    /** A bot plays for the person who sits here. */
    standIn: t.boolean(),
    resigned: t.boolean(),
    hushed: t.boolean(),
    commitment: t.string().optional(),
    opened: t.boolean(),
    clock: t.ref(Clock).optional(),
    undo: t.ref(Undo).optional(),
    /** The others gave this seat to somebody while its owner was away, who can win it back. */
    claimed: t.boolean(),
  },
  'Seat',
);

const Watcher = schema({ id: t.string(), name: t.string(), hushed: t.boolean() }, 'Watcher');

const Proposal = schema(
  {
    id: t.number(),
    kind: t.string<ProposalKind>(),
    /** The id of the person who asks. */
    by: t.string(),
    /** The seat it is about: whose act, whose bot, whose place. */
    seat: t.number().optional(),
    /** The entry that would be taken back. */
    target: t.number().optional(),
    /** The ids of those who are asked, and of those among them who have agreed. */
    asked: t.array('string'),
    agreed: t.array('string'),
    expiresAt: t.number(),
    /** A claim: the ids of the people who have connected from where the claimant is, perhaps the absent one's too. */
    near: t.array('string'),
  },
  'Proposal',
);

const Options = schema(
  {
    listed: t.boolean(),
    gallery: t.string<TableOptions['gallery']>(),
    clock: t.string<TableOptions['clock']>(),
    turnSeconds: t.number(),
    bankSeconds: t.number(),
    days: t.number(),
    undo: t.string<TableOptions['undo']>(),
    chat: t.string<TableOptions['chat']>(),
    awaySeconds: t.number(),
    newcomers: t.boolean(),
  },
  'TableOptions',
);

const Standing = schema(
  { seat: t.number(), rank: t.number(), score: t.number(), resigned: t.boolean() },
  'Standing',
);

const Outcome = schema(
  {
    /** `finished` by the rules, or `ended` without a result. */
    how: t.string<'finished' | 'ended'>(),
    ranking: t.array(Standing),
  },
  'Outcome',
);

const Wins = schema({ id: t.string(), name: t.string(), wins: t.number() }, 'Wins');

const Series = schema(
  {
    /** 1 for the first match of the same people. */
    number: t.number(),
    tally: t.array(Wins),
  },
  'Series',
);

/** All of a table that everybody may see, apart from the game itself. */
export const Table = schema(
  {
    code: t.string(),
    game: t.string(),
    rules: t.number(),
    status: t.string<TableStatus>(),
    /** The match that is or was played here, and its last entry. 0 before the first. */
    match: t.string().optional(),
    seq: t.number(),
    seats: t.array(Seat),
    /** The seat of the host. */
    host: t.number().optional(),
    options: t.ref(Options),
    /** JSON: what is in it, only the game knows. */
    gameOptions: t.string(),
    webhook: t.boolean(),
    watchers: t.array(Watcher),
    serverCommitment: t.string(),
    paused: t.boolean(),
    /** The server's clock when the seats' clocks were written down. */
    asOf: t.number(),
    proposals: t.array(Proposal),
    outcome: t.ref(Outcome).optional(),
    series: t.ref(Series),
    next: t.string().optional(),
    previous: t.string().optional(),
    /** A test table: somebody chose the dice, and nothing about them can be verified. */
    diceChosen: t.boolean(),
  },
  'Table',
);
export type Table = SchemaType<typeof Table>;

export type PublicTable = Plain<Table>;
export type PublicSeat = PublicTable['seats'][number];
export type PublicProposal = PublicTable['proposals'][number];

/** @public Nobody asks for it: it compiles, or it does not. */
export type OptionsAreTheSame = Holds<Same<PublicTable['options'], TableOptions>>;
