import type { HouseCode, ProposalKind } from '@pampa/protocol';
import type { ActCode, Barrier, StartCode, UndoCode } from '@pampa/rules';

/** What the house refuses in words of its own. Codes that it shares with a match are said as the match says them. */
export type OwnHouseCode = Exclude<HouseCode, ActCode | UndoCode | StartCode>;

/** What the sentence of a refusal can make use of, by its code. Codes that are not here need nothing. */
export interface RefusalDetails {
  readonly 'too-fast': { readonly seconds?: number };
  readonly 'too-soon': { readonly seconds?: number };
  /** Who is missing; with `seconds`, how long that person still has to be asked. */
  readonly 'somebody-absent': { readonly player: string; readonly seconds?: number };
  readonly 'too-few-players': { readonly needed: number };
  readonly 'bad-options': { readonly option: string };
  /** The game's own code. */
  readonly illegal: { readonly why: string };
  readonly 'nothing-to-undo': { readonly barrier?: Barrier };
}

// Aliases, not interfaces: what a line carries is a record of strings and numbers, which an interface never is.
type Nothing = Readonly<Record<string, never>>;
type OfPlayer = { readonly player: string };

/** What the log line of a notice needs. People are names, as they were when it happened. */
export interface NoticeDetails {
  readonly 'table-opened': OfPlayer;
  readonly 'sat-down': OfPlayer;
  readonly 'stood-up': OfPlayer;
  readonly kicked: OfPlayer;
  /** Who is host now. */
  readonly 'host-changed': OfPlayer;
  /** Whose browser did not open its secret. */
  readonly 'start-spoilt': OfPlayer;
  readonly 'match-started': Nothing;
  /** Those who won, separated by commas. */
  readonly 'match-over': { readonly players?: string };
  readonly 'match-ended': Nothing;
  readonly paused: Nothing;
  readonly resumed: Nothing;
  readonly resigned: OfPlayer;
  readonly 'bot-took-over': OfPlayer;
  readonly 'came-back': OfPlayer;
  readonly 'seat-claimed': OfPlayer;
  readonly 'seat-regained': OfPlayer;
  readonly 'seat-given-back': OfPlayer;
  readonly 'seat-moved': OfPlayer;
  readonly 'took-bots-seat': OfPlayer;
  readonly 'clock-moved': OfPlayer;
  readonly 'proposal-failed': { readonly kind: ProposalKind };
  readonly hushed: OfPlayer;
  readonly unhushed: OfPlayer;
  readonly 'watcher-removed': OfPlayer;
  readonly 'operator-ended': Nothing;
  readonly 'operator-removed': OfPlayer;
  /** The code of the new table. */
  readonly rematch: { readonly code: string };
}
