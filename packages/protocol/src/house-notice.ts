/** What the operator has announced to everybody on the server. */
export interface HouseNotice {
  /** Newcomers are turned away: no new tables, and nobody new sits down. Those who sit play on. */
  readonly isClosed: boolean;
  /** When the server restarts, by its own clock. Null: no restart is announced. */
  readonly restartAt: number | null;
}

/** A restart that is this late was forgotten or done otherwise: nobody is warned of it any longer. */
export const RESTART_OVERDUE_MS = 15 * 60_000;
