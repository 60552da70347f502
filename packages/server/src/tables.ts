import type { CreatedTable, HouseRefusal, SeatReservation, TableCard } from '@pampa/protocol';
import type { CreateTable, JoinTable } from '@pampa/protocol/requests';
import type { ReadRecord, RecordAsker } from './records/record-reader';

/** What the HTTP side asks of the tables. None of it wakes a sleeping table but `join`. */
export interface Tables {
  /** `address` is where the request came from: tables are counted for it. */
  create(request: CreateTable, address: string): Promise<CreatedTable | HouseRefusal>;
  /** `address` is where the request came from: wakes are counted for it, and the table knows a visitor by it. */
  join(code: string, request: JoinTable, address: string): Promise<SeatReservation | HouseRefusal>;
  card(code: string): Promise<TableCard | null>;
  list(): Promise<readonly TableCard[]>;
  /** Called whenever the list has changed. Returns how to stop it. */
  onListChange(listener: () => void): () => void;
  /** A finished match, or what the bearer of this token may see of a running one. Null: there is no such match. */
  record(match: string, token: string | null, asker: RecordAsker): Promise<ReadRecord>;
}
