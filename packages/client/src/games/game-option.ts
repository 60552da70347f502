/** One option of a game as its lobby shows it. */
export interface GameOption {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly { readonly value: string | number; readonly label: string }[];
}
