import type { BotLevel, Colour, ProposalKind, SeatKind, TableOptions, TableStatus } from '@pampa/protocol';
import type { Hex, Result } from '@pampa/rules';
import type { Visitor } from './visitor';

/**
 * A table as it is kept, apart from its match: plain JSON, written whole whenever it changes. Tokens are in it only as
 * hashes. It is never sent to anybody: `public.ts` picks what everybody may see.
 */
export interface TableDocument {
  readonly version: 1;
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly createdAt: number;
  readonly status: TableStatus;
  /** As many as the game has at most, until the match starts; then those that are taken. */
  readonly seats: readonly SeatDocument[];
  /** The id of the person who is host. Null while nobody sits here. */
  readonly host: string | null;
  /** The person who was host before, if the role went on because they were away. Left out where it never did. */
  readonly hostBefore?: string;
  readonly gameOptions: object;
  readonly options: TableOptions;
  readonly webhook: { readonly url: string; readonly language: string } | null;
  /** Everybody the host has silenced. */
  readonly hushed: readonly string[];
  /** Hashes of the tokens of those the host has sent away: they may watch, but not sit here again. Left out while there are none. */
  readonly sentAway?: readonly string[];
  /** Visitors whom the host has silenced, removed or sent away, by their marks. Left out while there are none. */
  readonly bans?: readonly BanDocument[];
  /** The id that visitors' marks are hashed with: that of the first table of a series. Left out there. */
  readonly markedWith?: string;
  /** Half of the seed of the next match. It leaves the server only when that match has ended. */
  readonly serverSecret: Hex;
  readonly serverCommitment: Hex;
  /** A test table: the text all dice are made of. Left out everywhere else. */
  readonly chosenSeed?: string;
  /** While starting: when everybody must have opened his commitment. */
  readonly openBy: number | null;
  readonly match: string | null;
  readonly paused: boolean;
  /** Those who agreed to the pause; anyone else may end it alone. Left out while there is none. */
  readonly pausedBy?: readonly string[];
  readonly clock: ClockDocument;
  readonly proposals: readonly ProposalDocument[];
  readonly outcome: { readonly how: 'finished' | 'ended'; readonly ranking: readonly Ranked[] } | null;
  readonly series: SeriesDocument;
  /** The options of a rematch, fixed by how this match began. */
  readonly rematchOptions: object | null;
  readonly next: string | null;
  readonly previous: string | null;
  /** Numbers the people and the proposals. */
  readonly counters: { readonly people: number; readonly proposals: number };
}

export interface SeatDocument {
  /** Empty for an empty seat. */
  readonly id: string;
  readonly kind: SeatKind;
  /** Of a bot. Those of tables from before there were levels have none. */
  readonly level?: BotLevel;
  readonly name: string;
  readonly colour: Colour;
  readonly ready: boolean;
  readonly tokenHash: string | null;
  readonly handoff: { readonly hash: string; readonly expiresAt: number } | null;
  readonly commitment: Hex | null;
  /** What opens the commitment, once its browser has said it. */
  readonly secret: Hex | null;
  readonly awaySince: number | null;
  /** `leaving`: the person is back, and takes the seat at the next decision. */
  readonly standIn: 'off' | 'on' | 'leaving';
  readonly resigned: boolean;
  /** The last entry there was when he resigned. Left out as long as he has not. */
  readonly resignedAt?: number;
  /** The newest decision that he was called back for, by the entry it began at. Left out as long as he never was. */
  readonly calledFor?: number;
  /** The turn or decision of that call (`turnNameOf`). */
  readonly calledIn?: string;
  /** Where the person has connected from, newest last. Left out until they have. */
  readonly seenFrom?: readonly Visitor[];
  /**
   * Who held the seat before it was given to a claimant, the owner first: the token of each wins it back from everyone
   * who came later. Left out, or empty, while its owner has it.
   */
  readonly holders?: readonly FormerHolder[];
  /** A claimant sees no private facts of entries up to this one. Left out, or 0, for an owner. */
  readonly hiddenUntil?: number;
  /** Whom he does not want to hear. */
  readonly muted: readonly string[];
  /** What is left on his clock as of `clock.asOf`. */
  readonly turnMs: number;
  readonly bankMs: number;
  readonly deadlineAt: number | null;
  /** The turn or decision that `turnMs` is for (`turnNameOf`). Left out as long as there was none. */
  readonly turnFor?: string;
}

/** `hushed`: may not talk; `removed`: may not watch; `kicked`: may not sit down. */
export interface BanDocument {
  readonly what: 'hushed' | 'removed' | 'kicked';
  /** Marks of a visitor (`visitor.ts`). Null where they are not known, or not held against them. */
  readonly browser: string | null;
  readonly address: string | null;
  /** Until when the address counts. */
  readonly addressUntil: number;
}

/** What is kept of a person whose seat was given to a claimant, to be put back when they return. */
export interface FormerHolder {
  readonly tokenHash: string;
  /** When they lost the seat, and the number of the proposal by which they did. */
  readonly at: number;
  readonly claim: number;
  readonly muted: readonly string[];
  readonly seenFrom: readonly Visitor[];
  readonly hiddenUntil: number;
}

export interface ClockDocument {
  readonly asOf: number;
  /** Live clocks stand still while nobody is there, while paused, and while nothing is played. */
  readonly running: boolean;
}

export interface ProposalDocument {
  readonly id: number;
  readonly kind: ProposalKind;
  readonly by: string;
  readonly seat: number | null;
  /** Whom it is about, where somebody is away: seats may be shuffled. */
  readonly person: string | null;
  readonly target: number | null;
  readonly asked: readonly string[];
  readonly agreed: readonly string[];
  readonly expiresAt: number;
  /** A claim: what the seat's token becomes. */
  readonly tokenHash: string | null;
  /** A claim: where it comes from. Left out otherwise, and by claims from before this was kept. */
  readonly from?: Visitor;
}

export type Ranked = Pick<Result[number], 'seat' | 'rank' | 'score'> & { readonly resigned: boolean };

export interface SeriesDocument {
  readonly number: number;
  readonly tally: readonly { readonly id: string; readonly name: string; readonly wins: number }[];
}
