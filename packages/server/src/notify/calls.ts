/** The table's webhook: where a line goes, and in which language. */
export interface Webhook {
  readonly url: string;
  readonly language: string;
}

/** The table that somebody is called back to. */
export interface CallingTable {
  readonly table: string;
  readonly code: string;
  /** The id of the game. */
  readonly game: string;
  readonly webhook: Webhook | null;
}

/** Somebody is awaited, or has to know what becomes of their seat. */
export interface TurnCall extends CallingTable {
  readonly person: string;
  readonly name: string;
  /** Names the match and the turn, or the nudge: for one key, a person is called once. */
  readonly key: string;
  /** Asked right before anything is sent, a second try included: he may have come back meanwhile. */
  readonly isStillDue?: () => boolean;
}

/** Somebody else has lost his patience. How often he may is for the caller to say. */
export interface NudgeCall extends TurnCall {
  /** The name of whoever nudges. */
  readonly by: string;
}

/** The match has ended. */
export interface OverCall extends CallingTable {
  /** Those who are to be told on their own devices. The webhook is told once. */
  readonly people: readonly string[];
  /** Names; empty if there is no result. */
  readonly winners: readonly string[];
  /** Names the match: for one key everybody is told once. */
  readonly key: string;
}
