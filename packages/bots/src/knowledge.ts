import type { GameTypes, Seat, View } from '@pampa/rules';

/**
 * What is known about a game beyond its rules. Search is written against this page and the contract of the games; a game
 * that has none of it is played with common sense.
 */
export interface Knowledge<T extends GameTypes> {
  /**
   * What each action seems to be worth at first sight, in points, on one scale with "nothing" at 0. Beginners play by it,
   * imagined games are played out with it, so it must be quick.
   */
  hunches(view: View<T>, seat: Seat, actions: readonly T['action'][]): readonly number[];

  /** What each seat can expect to finish with, in points, at a moment when nothing is half done. Null: no idea. */
  prospects(open: T['open']): readonly number[] | null;

  /** What the seat can still hope for from what it has begun and not used: to order half-finished turns. */
  hope(view: View<T>, seat: Seat): number;

  /** Equal for positions inside one turn that differ in how they were reached only. */
  key(open: T['open']): string;

  /** The seat's turn is over with it, and nothing else happens that is the seat's doing. */
  isLast(action: T['action']): boolean;

  /** It shows the seat something that nobody can plan beyond. */
  isLook(action: T['action']): boolean;

  /** Grows with the game, by one whenever every seat has had its turn: how far an imagined game is played out. */
  clock(open: T['open']): number;
}
