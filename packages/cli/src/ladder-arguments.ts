import { parsed, wholeNumber, type Arguments } from './arguments';
import { ROWS, type Row } from './ladder/rows';

/** What to play for the ladder, and where it is written. */
export interface LadderPlan {
  readonly rows: readonly Row[];
  readonly workers: number;
  /** Every game as it ends: what a later run goes on from. */
  readonly results: string;
  /** The page. */
  readonly out: string;
}

const MAX_WORKERS = 64;

const LADDER_HELP = `npm run ladder -- [--rows NAME,NAME...] [--games N] [--workers 2]
                  [--results FILE] [--out docs/ladder.md]

Lets bots play each other and writes who wins how often. Every game is noted as it ends: a run that was cut short goes on
where it stopped, unless the bots or the rules have changed since.

  --rows     some of ${ROWS.map(({ name }) => name).join(', ')}
  --games    at most so many of each row; 0 writes the page from what was noted
  --workers  processes that play
  --results  where games are noted
  --out      where the page is written`;

export function ladderArguments(args: readonly string[]): Arguments<LadderPlan> {
  const result = parsed({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h' },
      rows: { type: 'string' },
      games: { type: 'string' },
      workers: { type: 'string', default: '1' },
      results: { type: 'string', default: '.reports/ladder.jsonl' },
      out: { type: 'string', default: 'docs/ladder.md' },
    },
  });
  if ('wrong' in result) return result;
  const { help, results, out } = result.values;
  if (help === true) return { help: LADDER_HELP };

  const names = result.values.rows?.split(',') ?? ROWS.map(({ name }) => name);
  const unknown = names.find((name) => !ROWS.some((row) => row.name === name));
  if (unknown !== undefined) return { wrong: `There is no row called ${unknown}.` };
  const most = result.values.games === undefined ? Infinity : wholeNumber(result.values.games);
  if (most === null) return { wrong: '--games must be a whole number.' };
  const workers = wholeNumber(result.values.workers);
  if (workers === null || workers < 1 || workers > MAX_WORKERS) {
    return { wrong: `--workers must be a whole number from 1 to ${MAX_WORKERS}.` };
  }
  const rows = ROWS.filter(({ name }) => names.includes(name)).map((row) => ({
    ...row,
    games: Math.min(row.games, most),
  }));
  return { wish: { rows, workers, results, out } };
}
