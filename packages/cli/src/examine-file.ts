import { readFileSync } from 'node:fs';
import { createTexts, type Language } from '@pampa/texts';
import { examine } from './examine';
import type { Examined } from './examined';
import { isFileError } from './file-error';

/** What there is to say about a file that should be a record. */
export function examineFile(file: string, language: Language, quiet: boolean): Examined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (!isFileError(error)) throw error;
    return { lines: [], problem: `${file} can't be read (${error.code}).` };
  }
  return examine(text, createTexts(language), quiet);
}

/** On the terminal: what was found, and what is wrong, where programs look for it. */
export function tell({ lines, problem }: Examined): void {
  if (lines.length > 0) console.log(lines.join('\n'));
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
