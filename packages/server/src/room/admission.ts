import type { Visitor } from '../table/visitor';

/** Whom a place on the socket was reserved for. */
export interface Admission {
  readonly tokenHash: string | null;
  readonly name: string;
  readonly visitor: Visitor;
  /** The others had given the seat to somebody else at that time, and this token has won it back. Null: no such thing. */
  readonly regainedFrom: number | null;
  /** As `addressKey` groups it: what the house counts for. In memory only. */
  readonly address: string;
}
