/** What there is to say about a record or a report, and what is wrong with it, if anything is. */
export interface Examined {
  readonly lines: readonly string[];
  readonly problem: string | null;
}
