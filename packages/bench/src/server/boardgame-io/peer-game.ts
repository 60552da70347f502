/** What a player of a game on boardgame.io's server needs to know of it. */
export interface PeerGame<View> {
  readonly name: string;
  /** The seat whose turn it is; null when the game is over. */
  readonly toMove: (view: View, ctx: Context) => number | null;
  /** Something legal, chosen by that seat from what it sees. */
  readonly choose: (view: View, seat: number) => { readonly move: string; readonly args: readonly unknown[] };
}

/** As boardgame.io sends it, as far as it matters here. */
export interface Context {
  readonly currentPlayer: string;
}
