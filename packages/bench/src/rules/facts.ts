/** What the measurements are made on; the same in every run. */
export interface Facts {
  readonly games: number;
  readonly actsAGame: number;
  readonly moments: number;
  readonly choicesAMoment: number;
  readonly entries: number;
}
