import type { Hand, Header, Hex, SeenEvent, GameTypes } from '@pampa/rules';
import type { ChatLine, Emote } from './chat';
import type { HouseRefusal } from './codes';
import type { HouseNotice } from './house-notice';

/** What a server sends besides the mirrored state, by the name of the message. */
export interface RoomMessages {
  /** The first message on every connection. */
  welcome: Welcome;
  /** The match that is played here, when it starts and to everybody who joins later. */
  match: MatchMessage;
  /** One entry, cut for its reader: as bytes, for `unpackStep`. Comes right after the state it leads to. */
  step: StepMessage;
  /**
   * What this seat alone knows, to begin with and whenever something was out of step. After that every step says whether
   * it has changed: a view exists where the last `held` or `step` has the `seq` of the mirrored state.
   */
  held: HeldMessage;
  said: ChatLine;
  emote: { readonly from: string; readonly emote: Emote };
  nudged: { readonly from: string };
  /** The seat's browser is asked to open its commitment, or to make a new one. */
  fairness: { readonly ask: 'open' | 'commit' };
  /** The last word before the server closes the connection. */
  goodbye: HouseRefusal;
  /** What the operator announces has changed. */
  house: HouseNotice;
  /** Everybody goes on there. */
  rematch: { readonly code: string };
}

export interface Welcome {
  /** Who one is at this table: the id of one's seat or of one's place in the gallery. */
  readonly you: string;
  readonly seat: number | null;
  /** The server's clock, for those of the players. */
  readonly now: number;
  readonly lines: readonly ChatLine[];
  /** Whom one has muted. */
  readonly muted: readonly string[];
  /** What Web Push needs to know of this server; null where it is off. */
  readonly pushKey: string | null;
  /**
   * What has become of one's seat, said once: one's own again, after the others had given it to somebody else (`regained`,
   * with when they had); or, where one had claimed it, its owner's again (`taken-back`).
   */
  readonly seatNews?: { readonly what: 'regained'; readonly at: number } | { readonly what: 'taken-back' };
  readonly house: HouseNotice;
}

export interface MatchMessage {
  readonly header: Header;
  /** Where the chain stands: everything after this can be computed from the steps. */
  readonly seq: number;
  readonly link: Hex;
}

/**
 * An entry as one viewer gets it. Three steps of four are mostly words, so they are packed (`packing/`). The link is not
 * sent: whoever has seen the last one can compute it from what is here, and a link that is computed proves more.
 */
export interface StepMessage {
  readonly seq: number;
  readonly seat: number;
  readonly at: number;
  readonly by: Hand;
  /** Null where another seat chose in secret. */
  readonly act?: object | null;
  /** What stands in the link for a secret action. */
  readonly sealed?: Hex;
  readonly undo?: number;
  readonly consent?: boolean;
  readonly events: readonly SeenEvent<GameTypes>[];
  /** What the reader's seat alone knows from now on. Absent: the same as before. */
  readonly held?: object;
}

export interface HeldMessage {
  readonly seq: number;
  readonly held: object;
}

/** What a request resolves to, where there is more to say than that it is done. */
export interface RoomAnswers {
  sit: { readonly seat: number };
  act: { readonly seq: number };
  undo: { readonly seq: number };
  propose: { readonly proposal: number };
  claim: { readonly proposal: number };
  handoff: { readonly handoff: string; readonly expiresAt: number };
  rematch: { readonly code: string };
}
