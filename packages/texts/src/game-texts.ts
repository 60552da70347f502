import type { GameTypes, Seat, SeenEvent, Standing } from '@pampa/rules';

/** Whose turn something begins, for whoever sets a log in paragraphs. */
export type Chapter = 'round' | 'turn';

/** What every game can say of itself. Seats are named by `players`. */
export interface GameTexts<T extends GameTypes = GameTypes> {
  readonly title: string;
  /** A line of the log; with the held facts of whoever reads it, if he has any. */
  event(event: SeenEvent<T>, players: readonly string[]): string;
  /** What begins with this event, if anything does. */
  chapter(event: SeenEvent<T>): Chapter | null;
  /** Why a move is refused. */
  refusal(code: T['code']): string;
  /** What is asked of whoever has to decide, said to him. */
  expected(open: T['open']): string;
  /** The same told to the others: `seats` are those who have to decide. */
  waiting(open: T['open'], seats: readonly Seat[], players: readonly string[]): string;
  /** Where a part of the score comes from. */
  source(source: string): string;
  /** What the score is counted in, for a label. */
  score(): string;
  standing(standing: Standing, players: readonly string[]): string;
}
