import type { ServerProcess } from './server-process';

/** A table with four connected clients, seen from their side. */
export interface LoadTable {
  /**
   * Somebody whose turn it is does something legal. Resolves to the milliseconds from the request until the last client of
   * the table has seen what became of it; to null if the game is over.
   */
  act(): Promise<number | null>;
  /** What all its clients have received so far. */
  received(): Traffic;
  close(): void;
}

/** Bytes on the wire from server to client, frames and all. */
export interface Traffic {
  readonly bytes: number;
  /** Of these, by what they are; what is in none of them is upkeep. */
  readonly state: number;
  readonly messages: number;
  readonly answers: number;
}

export const CLIENTS_PER_TABLE = 4;

/** The shortest match of four has 190 entries: nobody comes to its end while it is watched. */
export const EL_GAUCHO_PROLOGUE = 100;

/** A server under load, and how one plays there. */
export interface Contestant {
  readonly id: 'pampa' | 'empty' | 'peer' | 'peer-same-game';
  readonly start: (nodeArguments?: readonly string[]) => Promise<ServerProcess>;
  /** Opens a table, with everybody connected and the game begun. */
  readonly seat: (url: string, number: number) => Promise<LoadTable>;
  /** How far games are played before the measuring begins: this many acts at most, each table some of them. */
  readonly prologue: number;
}
