import type { ChatLine, HouseCode, HouseRefusal, Notice } from '@pampa/protocol';
import {
  GAMES,
  type Game,
  type GameTypes,
  type Match,
  type Recording,
  type Secrets,
  type Step,
} from '@pampa/rules';
import type { NoticeDetails } from '@pampa/texts';
import type { Answers } from './answers';
import type { Visitor } from './visitor';
import type { TableDocument } from './document';

/**
 * A table at one moment. A value, like the match in it: a command makes the next one and leaves this one alone, so that
 * the room can store first and show afterwards.
 */
export interface Table {
  readonly document: TableDocument;
  readonly game: Game<GameTypes>;
  /** Null before the match. */
  readonly recording: Recording<GameTypes> | null;
  /** The entries that requests became, or the lines, so that sending one again is harmless. */
  readonly answered: Answers;
  /** The number of the last line of chat. */
  readonly lastLine: number;
  /** The time of its last change, as it was written. */
  readonly touchedAt: number;
}

/** What a command may know besides the table. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The same, but held back while the machine's clock is in doubt: for deadlines of days and long silence (time/house-time.ts). */
  readonly sure: number;
  /** What is written on entries and lines: `now`, or the time of the last change if the machine's clock has gone back. */
  readonly at: number;
  /** The ids of the people who are connected. */
  readonly present: ReadonlySet<string>;
  /** Of those, who has the page before his eyes. */
  readonly looking: ReadonlySet<string>;
  /** Where each connection comes from, by the id of its person or spectator. */
  readonly visitors: ReadonlyMap<string, Visitor>;
  readonly randomBytes: (length: number) => Uint8Array;
}

/** What a command leads to. Only what differs is stored and shown. */
export interface Outcome {
  readonly document: TableDocument;
  readonly began?: { readonly match: Match<GameTypes>; readonly secrets: Secrets };
  readonly step?: Step<GameTypes>;
  /** The request that the step or the line answers, with who asked. */
  readonly request?: string;
  readonly lines?: readonly NewLine[];
  /** What the request resolves to. */
  readonly answer?: object;
  /** Somebody without a seat has got one: the connection with this id now belongs to the person with that id. */
  readonly seated?: { readonly connection: string; readonly person: string };
  /** The person with this id has to go. */
  readonly shownOut?: string;
  /** Why, if it was not the host. */
  readonly shownOutAs?: 'removed';
}

export type NewLine = Omit<ChatLine, 'id' | 'at'>;

export type Commanded = Outcome | HouseRefusal;

export function refused(code: HouseCode, details?: Readonly<Record<string, string | number>>): HouseRefusal {
  return details === undefined ? { code } : { code, details };
}

/** A line of the log; what its sentence needs to know stands with the sentences. */
export function notice<N extends Notice>(what: N, details: NoticeDetails[N]): NewLine {
  return { channel: 'table', from: null, name: null, said: { notice: what, details: { ...details } } };
}

/** A request by its sender: two people may have thought of the same id. */
export function requestOf(who: string, id: string): string {
  return `${who}:${id}`;
}

export function gameOf(document: Pick<TableDocument, 'game' | 'rules'>): Game<GameTypes> | null {
  return GAMES.find((game) => game.id === document.game && game.version === document.rules) ?? null;
}

export function matchOf(table: Table): Match<GameTypes> | null {
  return table.recording?.match ?? null;
}

/** The seats whose decision is awaited. Nobody before and after the match. */
export function awaited(table: Table): readonly number[] {
  const match = matchOf(table);
  return match === null || table.document.status !== 'playing'
    ? []
    : table.game.asking(match.state.open).seats;
}
