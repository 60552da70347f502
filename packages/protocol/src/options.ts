/** What the host may choose about a table, whatever the game. */
export interface TableOptions {
  /** In the list that everybody can see. */
  readonly listed: boolean;
  readonly gallery: 'open' | 'closed';
  readonly clock: 'off' | 'live' | 'days';
  /** Live: for each turn, and once more in all. */
  readonly turnSeconds: number;
  readonly bankSeconds: number;
  /** Days: for each turn. */
  readonly days: number;
  readonly undo: 'off' | 'own' | 'consent';
  readonly chat: 'off' | 'presets' | 'free';
  /** How long somebody may be away before the others may let a bot play for him. */
  readonly awaySeconds: number;
  /** Somebody new may take over a bot's seat in the middle of a match. */
  readonly newcomers: boolean;
}

export const USUAL_OPTIONS: TableOptions = {
  listed: false,
  gallery: 'open',
  clock: 'off',
  turnSeconds: 90,
  bankSeconds: 600,
  days: 2,
  undo: 'consent',
  chat: 'free',
  awaySeconds: 120,
  newcomers: true,
};
