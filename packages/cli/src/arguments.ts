import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a command line asks for: to run, to be told how, or nothing that makes sense. */
export type Arguments<Wish> =
  { readonly wish: Wish } | { readonly help: string } | { readonly wrong: string };

type Parsed<C extends ParseArgsConfig> = ReturnType<typeof parseArgs<C>>;

/** What Node makes of the arguments, or its complaint as one sentence. */
export function parsed<const C extends ParseArgsConfig>(config: C): Parsed<C> | { readonly wrong: string } {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isComplaint(error)) throw error;
    // Node goes on with advice that fits no command of ours.
    const [sentence = ''] = error.message.split(/\.\s|\.?$/);
    return { wrong: `${sentence}.` };
  }
}

function isComplaint(error: unknown): error is { readonly message: string } {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** A whole number, or null for any other text. */
export function wholeNumber(text: string): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : null;
}
