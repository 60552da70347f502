import { isLanguage, LANGUAGES, type Language } from '@pampa/texts';
import { parsed, type Arguments } from './arguments';

export interface VerifyWish {
  readonly file: string;
  readonly language: Language;
}

const HELP = `npm run verify -- FILE [--lang ${LANGUAGES.join('|')}]

Plays a finished match again from its secrets and compares everything: commitments, seed, every roll and
draw, every move, every link. Ends with 0 if all of it is right, otherwise with 1 and the first entry
that is not. docs/fairness.md says what that proves.

  --lang   the language`;

export function verifyArguments(args: readonly string[]): Arguments<VerifyWish> {
  const result = parsed({
    args: [...args],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, lang: { type: 'string', default: 'en' } },
  });
  if ('wrong' in result) return result;
  const { help, lang } = result.values;
  if (help === true) return { help: HELP };
  const [file, ...more] = result.positionals;
  if (file === undefined || more.length > 0) return { wrong: 'Name one record to verify.' };
  if (!isLanguage(lang)) return { wrong: `--lang must be one of ${LANGUAGES.join(', ')}.` };
  return { wish: { file, language: lang } };
}
