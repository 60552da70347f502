import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { codeOf, DataProblem } from './data-problem';
import { placeFor, type Place } from './open-store';

/** `npm run backup` and `npm run restore`: both take a file, and a data folder other than that of the settings. */
export interface FileCommand {
  readonly name: string;
  readonly help: string;
  /** Resolves to the sentence that says what was done. */
  readonly run: (file: string, place: Place) => Promise<string>;
}

/** Says one sentence and sets the exit code. Whatever is no problem of the machine is a bug of ours, and thrown. */
export async function runFileCommand(
  { name, help, run }: FileCommand,
  args: readonly string[],
): Promise<void> {
  const asked = readArguments(args);
  if (asked === null) {
    console.error(help);
    process.exitCode = 1;
    return;
  }
  try {
    console.log(await run(asked.file, asked.place));
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof DataProblem) console.error(error.message);
    else if (code !== null) console.error(`The ${name} failed (${code}).`);
    else throw error;
    process.exitCode = 1;
  }
}

function readArguments(args: readonly string[]): { readonly file: string; readonly place: Place } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || file === '' || more.length > 0) return null;
    return { file: resolve(file), place: placeFor(values.data) };
  } catch {
    // An option that nobody knows.
    return null;
  }
}
