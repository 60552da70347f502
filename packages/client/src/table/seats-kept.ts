import type { BotLevel, TableStatus } from '@pampa/protocol';
import { storageOfBrowser } from '../settings/storage';
import { keptByName } from './kept-by-name';

/** What the browser keeps of a seat: whoever has the token has the seat. */
export interface KeptSeat {
  readonly token: string;
  /** 32 bytes in hex: this browser's part of the next match's dice. */
  readonly secret: string;
  readonly name: string;
  /** When this browser was last at the table, by its own clock. */
  readonly seenAt: number;
  readonly status: TableStatus;
  /** What is played there: whoever comes back has it on its way before the table has said so. */
  readonly game?: string;
  /** The last entry of the match that was seen here; what came after it is told on coming back. */
  readonly seenSeq?: number;
  /** "Play against bots now": so many are still to be called to the table before it starts by itself. */
  readonly startWithBots?: number;
  /** How well those play; if nobody says, as usual. */
  readonly botLevel?: BotLevel;
  /** Asked for, and not given yet: the token becomes the seat's when the others agree. */
  readonly isClaim?: boolean;
  /** By the host: the token opens nothing any more, and the server knows it by it. */
  readonly isSentAway?: boolean;
}

export interface KeptTable extends KeptSeat {
  readonly code: string;
}

/** Where seats are kept. Tests have one per person; a browser has one. */
export interface SeatsKept {
  /** Last seen first. */
  all(): readonly KeptTable[];
  of(code: string): KeptSeat | null;
  keep(code: string, seat: KeptSeat): void;
  /** Nothing happens if there is no such seat. */
  change(code: string, change: Partial<KeptSeat>): void;
  forget(code: string): void;
}

const KEY = 'pampa.seats';
/** Somebody who plays every evening finds a month of tables; the storage stays small. */
const MOST_TABLES = 40;

export function seatsIn(storage: Pick<Storage, 'getItem' | 'setItem'>): SeatsKept {
  const { read, write } = keptByName<KeptSeat>(storage, KEY, MOST_TABLES);
  return {
    all: () =>
      Object.entries(read())
        .map(([code, seat]) => ({ ...seat, code }))
        .sort((a, b) => b.seenAt - a.seenAt),
    of: (code) => read()[code] ?? null,
    keep: (code, seat) => write({ ...read(), [code]: seat }),
    change(code, change) {
      const seats = read();
      const seat = seats[code];
      if (seat !== undefined) write({ ...seats, [code]: { ...seat, ...change } });
    },
    forget(code) {
      const { [code]: _, ...others } = read();
      write(others);
    },
  };
}

let browser: SeatsKept | null = null;

/** The seats of this browser. */
export function browserSeats(): SeatsKept {
  return (browser ??= seatsIn(storageOfBrowser()));
}

/** The tables of this browser, last seen first: "continue my tables". */
export function keptSeats(): readonly KeptTable[] {
  return browserSeats()
    .all()
    .filter(({ isSentAway, isClaim }) => isSentAway !== true && isClaim !== true);
}
