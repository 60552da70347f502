import type { Visitor } from '../table/visitor';

/** Whom a place on the socket was reserved for. */
export interface Admission {
  readonly tokenHash: string | null;
  readonly name: string;
  readonly visitor: Visitor;
  /** As `addressKey` groups it: what the house counts for. In memory only. */
  readonly address: string;
}
