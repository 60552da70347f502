/** npm run replay: checks a record and tells it in words. */
import { readFileSync } from 'node:fs';
import { createTexts } from '@pampa/texts';
import { examine } from './examine';
import type { Examined } from './examined';
import { isFileError } from './file-error';
import { replayArguments, type ReplayWish } from './replay-arguments';

function examineFile({ file, language, quiet }: ReplayWish): Examined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (!isFileError(error)) throw error;
    return { lines: [], problem: `${file} can't be read (${error.code}).` };
  }
  return examine(text, createTexts(language), quiet);
}

const asked = replayArguments(process.argv.slice(2));
if ('help' in asked) {
  console.log(asked.help);
} else {
  const { lines, problem } = 'wrong' in asked ? { lines: [], problem: asked.wrong } : examineFile(asked.wish);
  if (lines.length > 0) console.log(lines.join('\n'));
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
