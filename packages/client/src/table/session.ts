import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ChatLine, Emote, HouseRefusal, RoomAnswers, Welcome } from '@pampa/protocol';
import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import type { PublicTable } from '@pampa/protocol/state';
import type { Game, GameTypes, Hand, Header, MatchRecord, Seat, SeenEvent, View } from '@pampa/rules';

/**
 * One person at one table, wherever its rules run: over the network, or (practice, hot seat) in the page. Pages, boards
 * and scenes know nothing else of where a table comes from.
 *
 * Signals are the truth and change all at once; steps are for the eyes and may be missed.
 */
export interface TableSession {
  readonly code: string;
  readonly can: Facilities;
  readonly connection: ReadonlySignal<Connection>;
  /** Null before the first state has come. Stays as it was while the connection is lost. */
  readonly table: ReadonlySignal<PublicTable | null>;
  /** Who one is here: the id of one's seat or of one's place in the gallery. */
  readonly you: ReadonlySignal<string | null>;
  /** Null in the gallery. */
  readonly seat: ReadonlySignal<Seat | null>;
  /** Null as long as nothing is known of it, and for a game this page does not know. */
  readonly game: ReadonlySignal<Game<GameTypes> | null>;
  readonly header: ReadonlySignal<Header | null>;
  /** What one sees of the match right now; null before it, and while its two halves are of different moments. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** Everything that has happened in the match, oldest first; what came before one joined is fetched. */
  readonly log: ReadonlySignal<readonly LoggedStep[]>;
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly muted: ReadonlySignal<ReadonlySet<string>>;
  /** A player hears the gallery only if he asks (`listen`). */
  readonly hearsGallery: ReadonlySignal<boolean>;
  /** What Web Push needs to know of the server; null where there is none. */
  readonly pushKey: ReadonlySignal<string | null>;
  /** What has become of one's seat because of a claim; null when that has been read. Left out where there are no claims. */
  readonly seatNews?: Signal<SeatNews | null>;
  /** An act or undo that was sent and is not durable yet: the ghost. It is sent again after a lost connection. */
  readonly pending: ReadonlySignal<Pending | null>;

  /** The server's clock. */
  now(): number;
  /** Each new entry with the view before and after it, in order; none for what happened while one was away. */
  onStep(hear: (step: SeenStep) => void): Unsubscribe;
  onEmote(hear: (from: string, emote: Emote) => void): Unsubscribe;
  onNudge(hear: (from: string) => void): Unsubscribe;
  /** Everybody goes on at this table. */
  onRematch(hear: (code: string) => void): Unsubscribe;

  /** Resolves when it is durable. Throws `Refused`. Once and only once, whatever happens to the connection meanwhile. */
  act(action: object): Promise<void>;
  undo(target: number): Promise<void>;
  /** Anything else one can ask of a table. Throws `Refused`, or `Unreachable` when there is no connection. */
  request<Name extends RoomRequestName>(name: Name, payload: RoomRequestInput<Name>): Promise<Answer<Name>>;
  /** Of a match that is over; null if it can't be had. */
  record(): Promise<MatchRecord | null>;
  /** What a baron would do now, where nobody minds: never at a table with other people. Null: he is not to be had. */
  readonly advise: (() => Promise<GameTypes['action'] | null>) | null;
  /** Try now instead of waiting for the next attempt. */
  reconnect(): void;
  /** Lets go of the connection. The seat stays one's own. */
  close(): void;
}

export type SeatNews = NonNullable<Welcome['seatNews']>;

/** What can be said of a table. A session knows the truth; whoever watches a picture is told as much as has been shown. */
export type Told = Pick<TableSession, 'table' | 'seat' | 'game' | 'moment' | 'log' | 'can'>;

/** What there is at a table besides its match. What is not there is not shown. */
export interface Facilities {
  /** Others listen elsewhere: chat, emotes, nudges. */
  readonly talk: boolean;
  /** What people at a table agree on: to pause, to end, to let somebody go. */
  readonly agree: boolean;
  /** It has an address that others can open, or oneself on another device. */
  readonly share: boolean;
  /** Several people play at this screen: "you" would be any of them. */
  readonly pass: boolean;
}

export type Answer<Name extends RoomRequestName> = Name extends keyof RoomAnswers
  ? RoomAnswers[Name]
  : object;
export type Unsubscribe = () => void;

export type Connection =
  | { readonly state: 'joining' | 'here' }
  /** `retryAt` by the browser's own clock (performance.now). */
  | { readonly state: 'lost'; readonly attempt: number; readonly retryAt: number }
  /** For good: another tab has taken over, one was removed, the page is too old, the table is gone. */
  | { readonly state: 'closed'; readonly why: HouseRefusal };

export interface Moment<T extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly view: View<T>;
}

/** A line of the log, before it is put into words. */
export interface LoggedStep<T extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly seat: Seat;
  /** The server's clock. */
  readonly at: number;
  readonly by: Hand;
  /** Null where another seat chose in secret, and for an undo. */
  readonly action: T['action'] | null;
  /** The entry that was taken back. */
  readonly undo: number | null;
  readonly consent: boolean;
  readonly events: readonly SeenEvent<T>[];
}

export interface SeenStep<T extends GameTypes = GameTypes> extends LoggedStep<T> {
  readonly before: View<T>;
  readonly after: View<T>;
}

export interface Pending {
  readonly id: string;
  readonly kind: 'act' | 'undo';
  readonly action: object | null;
}
