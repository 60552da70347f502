import type { TableOptions } from './options';
import type { SeatKind, TableStatus } from './seats';

/** One line of the public list, and what an invite page shows. Nothing of it is secret. */
export interface TableCard {
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: readonly {
    readonly kind: SeatKind;
    readonly name: string | null;
    readonly colour: string | null;
  }[];
  readonly options: TableOptions;
  readonly gameOptions: object;
  readonly createdAt: number;
  readonly match: string | null;
  /** The rematch of this table, once there is one. */
  readonly next: string | null;
}

export interface CreatedTable {
  readonly code: string;
}

/** What the SDK's `consumeSeatReservation` takes. */
export interface SeatReservation {
  readonly name: string;
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
  readonly publicAddress?: string;
}
