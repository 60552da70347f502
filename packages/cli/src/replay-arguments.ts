import { isLanguage, LANGUAGES, type Language } from '@pampa/texts';
import { parsed, type Arguments } from './arguments';

export interface ReplayWish {
  readonly file: string;
  readonly language: Language;
  /** Only the checks, without the story. */
  readonly quiet: boolean;
}

const HELP = `npm run replay -- FILE [--lang ${LANGUAGES.join('|')}] [--quiet]

Checks the record of a match and tells it in words; of a report, what the reporter says and saw.

  --lang   the language
  --quiet  only check`;

export function replayArguments(args: readonly string[]): Arguments<ReplayWish> {
  const result = parsed({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      lang: { type: 'string', default: 'en' },
      quiet: { type: 'boolean', default: false },
    },
  });
  if ('wrong' in result) return result;
  const { help, lang, quiet } = result.values;
  if (help === true) return { help: HELP };
  const [file, ...more] = result.positionals;
  if (file === undefined || more.length > 0) return { wrong: 'Name one record to replay.' };
  if (!isLanguage(lang)) return { wrong: `--lang must be one of ${LANGUAGES.join(', ')}.` };
  return { wish: { file, language: lang, quiet } };
}
