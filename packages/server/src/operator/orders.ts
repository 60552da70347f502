/** What an operator wants of a table that is awake. Crosses from one process to another. */
export type Order =
  | { readonly kind: 'end' }
  /** Its row is gone: everybody is sent away. */
  | { readonly kind: 'close' }
  /** The name as the operator read it: seats may have been shuffled since. */
  | { readonly kind: 'remove'; readonly seat: number; readonly name: string }
  | { readonly kind: 'remove-watcher'; readonly watcher: string };

/** What a room knows of its table, for the operator. No tiles, no tokens, no talk. */
export interface Glance {
  readonly status: string;
  readonly seats: readonly { readonly connected: boolean }[];
  readonly watchers: readonly { readonly id: string; readonly name: string }[];
  readonly moves: number;
  readonly lastMoveAt: number | null;
  readonly paused: boolean;
}
