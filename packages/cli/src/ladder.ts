/** npm run ladder: lets bots play each other, and writes docs/ladder.md. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ladderArguments, type LadderPlan } from './ladder-arguments';
import { pageOf } from './ladder/page';
import { playRows } from './ladder/play-rows';
import { ROWS } from './ladder/rows';
import { ScoreBook } from './ladder/score-book';

const PLAYERS = [':/packages/bots/src', ':/packages/rules/src'];

/** The last commit that changed what plays: games noted with other bots or rules don't count. */
function commitOfPlayers(): string {
  try {
    const commit = git(['log', '-1', '--format=%h', '--', ...PLAYERS]);
    return git(['status', '--porcelain', '--', ...PLAYERS]) === '' ? commit : `${commit} dirty`;
  } catch {
    return 'unknown';
  }
}

function git(args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

async function climb({ rows, workers, results, out }: LadderPlan): Promise<void> {
  const commit = commitOfPlayers();
  const book = new ScoreBook(results, commit);
  await playRows(rows, book, commit, workers);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(out, pageOf(ROWS, book, { commit, node: process.version, date }));
  console.log(`written to ${out}`);
}

const asked = ladderArguments(process.argv.slice(2));
if ('help' in asked) {
  console.log(asked.help);
} else if ('wrong' in asked) {
  console.error(asked.wrong);
  process.exitCode = 1;
} else {
  void climb(asked.wish);
}
