import type { HouseCode } from './codes';
import type { HouseNotice } from './house-notice';
import type { Colour, SeatKind, TableStatus } from './seats';

/** What the operator's page is told (`/api/operator`). It holds no tiles, no tokens and no chat. */
export interface OperatorOverview {
  readonly version: string;
  /** The server's clock. */
  readonly now: number;
  readonly startedAt: number;
  /** The process that answers. Figures of tables, people, load, bots and refusals are its own. */
  readonly processId: string;
  /** All processes of the server, this one included. */
  readonly processes: readonly ProcessLine[];
  readonly house: HouseNotice;
  readonly tables: {
    readonly awake: number;
    readonly lobbies: number;
    readonly playing: number;
    readonly over: number;
    /** Of all processes. */
    readonly asleep: number;
  };
  readonly people: { readonly players: number; readonly spectators: number };
  readonly load: OperatorLoad;
  readonly bots: {
    readonly threads: number;
    readonly waiting: number;
    /** In the last hour, by what became of them. */
    readonly thoughts: Readonly<Record<ThoughtOutcome, number>>;
  };
  /** In the last hour, most frequent first. */
  readonly refusals: readonly { readonly code: HouseCode; readonly count: number }[];
  readonly storage: OperatorStorage;
}

/** `crowded-out`: too many questions were waiting, and the level below was asked instead, or none. */
export type ThoughtOutcome = 'answered' | 'late' | 'crashed' | 'crowded-out';

export interface ProcessLine {
  readonly id: string;
  readonly tables: number;
  readonly connections: number;
}

/** Of the last five minutes, or since the process started. */
export interface OperatorLoad {
  readonly actsPerMinute: number;
  /** From the request of a move to its answer. Null: there was none. */
  readonly actP50Ms: number | null;
  readonly actP99Ms: number | null;
  /** By how much timers of this process were late, at p99. */
  readonly lagP99Ms: number;
  /** Share of one core. */
  readonly cpu: number;
  readonly memoryBytes: number;
  readonly heapBytes: number;
  readonly heapLimitBytes: number;
}

export interface OperatorStorage {
  readonly kind: 'sqlite' | 'postgres';
  readonly bytes: number;
  /** On the disk of the data folder; null for a database elsewhere. */
  readonly freeBytes: number | null;
  readonly tables: number;
  readonly matches: number;
  readonly reports: number;
  /** When the oldest and the newest table were opened; null: there is none. */
  readonly oldestAt: number | null;
  readonly newestAt: number | null;
}

/** Which tables are listed: before, during or after their match. */
export const OPERATOR_FILTERS = ['playing', 'lobby', 'over'] as const;
export type OperatorFilter = (typeof OPERATOR_FILTERS)[number];

export interface OperatorTables {
  readonly tables: readonly OperatorTable[];
  /** Where the next page begins; null: this is the last one. */
  readonly next: string | null;
}

export interface OperatorTable {
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly createdAt: number;
  /** The last move, or anything else that was written for it. */
  readonly changedAt: number;
  /** Who keeps it now: this process, another one, or none. */
  readonly where: 'here' | 'elsewhere' | 'asleep';
  readonly seats: readonly OperatorSeat[];
  /** Null: kept by another process, which was not asked. */
  readonly spectators: number | null;
}

export interface OperatorSeat {
  readonly kind: SeatKind;
  readonly name: string;
  readonly colour: Colour | null;
  /** Null: not known here, or not a person. */
  readonly connected: boolean | null;
}

/** One table, as the process that keeps it knows it. */
export interface OperatorTableDetail extends OperatorTable {
  readonly match: string | null;
  /** Entries of the match so far; null: the table sleeps. */
  readonly moves: number | null;
  readonly lastMoveAt: number | null;
  readonly paused: boolean;
  readonly listed: boolean;
  readonly galleryOpen: boolean;
  readonly watchers: readonly { readonly id: string; readonly name: string }[];
}

export interface OperatorReports {
  readonly reports: readonly OperatorReport[];
  readonly next: string | null;
}

export interface OperatorReport {
  readonly id: string;
  readonly receivedAt: number;
  readonly description: string;
  readonly place: string;
  readonly matchIs: 'none' | 'running' | 'over' | 'unknown';
}

/** What the reporter saw of a running match stays out: it holds that player's hidden tiles. */
export interface OperatorReportDetail extends OperatorReport {
  readonly match: string | null;
  readonly seat: number | null;
  readonly seq: number | null;
  readonly build: string | null;
  readonly language: string;
  readonly agent: string;
  readonly viewport: string;
}

/** Everything an operator can do, as it stands in the operators' log. */
export const OPERATOR_ACTS = [
  'log-in',
  'end-table',
  'remove-player',
  'remove-spectator',
  'close-house',
  'open-house',
  'announce-restart',
  'cancel-restart',
  'delete-report',
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

export interface OperatorLog {
  readonly acts: readonly LoggedAct[];
  readonly next: string | null;
}

export interface LoggedAct {
  readonly id: string;
  readonly at: number;
  /** The name given at the login; empty: with the token itself. */
  readonly by: string;
  readonly act: OperatorAct;
  /** The code of a table, the name of a person, the id of a report, a number of minutes. */
  readonly about: {
    readonly table?: string;
    readonly person?: string;
    readonly report?: string;
    readonly minutes?: number;
  };
  /** `begun`: the process ended before it knew. */
  readonly outcome: 'begun' | 'done' | HouseCode;
}
