/** Errors of play are values: a code the client turns into a sentence, and the numbers that sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code;
  readonly details: { readonly [name: string]: string | number };
}

export function refuse<Code extends string>(
  refused: Code,
  details: { readonly [name: string]: string | number } = {},
): Refusal<Code> {
  return { refused, details };
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}
