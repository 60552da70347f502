import { USUAL_NODES } from '@pampa/bots';
import { quantile } from '../summary';
import type { Contender, Effort } from './play-game';
import { isAmongEquals, type Row } from './rows';
import type { Score } from './score';
import type { ScoreBook } from './score-book';
import { wilson } from './wilson';

export interface Provenance {
  readonly commit: string;
  readonly node: string;
  readonly date: string;
}

/** docs/ladder.md, whole. */
export function pageOf(rows: readonly Row[], book: ScoreBook, provenance: Provenance): string {
  const { commit, node, date } = provenance;
  const played = rows.map((row) => ({ row, scores: book.of(row) })).filter(({ scores }) => scores.length > 0);
  const rungs = played.filter(({ row }) => !isAmongEquals(row));
  const tables = played.filter(({ row }) => isAmongEquals(row));
  return `# The ladder

\`npm run ladder\` with the bots of commit ${commit}, Node ${node}, ${date}. Written by the command; don't edit.

## Who beats whom

One of a kind among others of another kind, on the wide layout. He sits on every seat in turn, each time with the same deal
before him, and the same player begins. A shared win counts as its share; the interval is Wilson's, 95 %. Budget: the
positions a baron may look at for one decision; ${thousands(USUAL_NODES.baron)} is what he has at a table, and he stops as soon as it is clear what to
do. Times are processor time of one core, without waiting; a turn is everything from one player's first decision to the next
player's.

| Who | Among | Players | Budget | Games | Wins | 95 % | Bar | Met | A turn of his |
|---|---|---|---|---|---|---|---|---|---|
${rungs.map(({ row, scores }) => rungLine(row, scores)).join('\n')}

## How the game goes among equals

Points of all players: median (p10 to p90). Rounds: median. Wins by place: the share of the one who begins, of the second,
and so on.

| Level | Players | Layout | Games | Points | Rounds | Wins by place |
|---|---|---|---|---|---|---|
${tables.map(({ row, scores }) => tableLine(row, scores)).join('\n')}

## Where the money comes from

Of all that players among equals earn.

${incomeTable(tables)}
`;
}

function rungLine(row: Row, scores: readonly Score[]): string {
  const wins = scores.reduce((sum, { won }) => sum + won, 0);
  const share = wins / scores.length;
  const { low, high } = wilson(wins, scores.length);
  const met = row.bar === null ? '' : share >= row.bar ? 'yes' : '**no**';
  const bar = row.bar === null ? '' : `>= ${percent(row.bar)}`;
  const cells = [row.hero, amongOf(row), row.seats, budgetOf(row), gamesOf(row, scores), percent(share, 1)];
  return line([...cells, `${percent(low, 1)} to ${percent(high, 1)}`, bar, met, turnOf(row.hero, scores)]);
}

/** A run that was cut short says so. */
function gamesOf(row: Row, scores: readonly Score[]): string {
  const played = thousands(scores.length);
  return scores.length < row.games ? `${played} of ${thousands(row.games)}` : played;
}

function amongOf({ others, seats }: Row): string {
  if (others === 'random') return 'random play';
  return seats === 2 ? `a ${others}` : `${seats - 1} ${others}s`;
}

function budgetOf({ hero, baronNodes }: Row): string {
  return hero === 'baron' ? thousands(baronNodes) : '';
}

function turnOf(hero: Contender, scores: readonly Score[]): string {
  const efforts = scores
    .map(({ effort }) => effort[hero])
    .filter((effort): effort is Effort => effort !== undefined);
  const sum = (of: (effort: Effort) => number): number =>
    efforts.reduce((total, effort) => total + of(effort), 0);
  const turns = sum(({ turns }) => turns);
  const ms = sum((effort) => effort.ms) / turns;
  return `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms, ${thousands(Math.round(sum(({ nodes }) => nodes) / turns))} positions`;
}

function tableLine(row: Row, scores: readonly Score[]): string {
  const points = scores.flatMap((score) => score.points);
  const rounds = quantile(
    scores.map((score) => score.rounds),
    0.5,
  );
  const places = Array.from({ length: row.seats }, (_, seat) => {
    const wins = scores.reduce(
      (sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0),
      0,
    );
    return percent(wins / scores.length);
  });
  const spread = `${quantile(points, 0.5)} (${quantile(points, 0.1)} to ${quantile(points, 0.9)})`;
  return line([row.hero, row.seats, row.layout, gamesOf(row, scores), spread, rounds, places.join(', ')]);
}

function incomeTable(tables: readonly { readonly row: Row; readonly scores: readonly Score[] }[]): string {
  const kinds = Object.keys(tables[0]?.scores[0]?.income ?? {});
  const lines = tables.map(({ row, scores }) => {
    const sums = kinds.map((kind) => scores.reduce((sum, { income }) => sum + (income[kind] ?? 0), 0));
    const all = sums.reduce((total, sum) => total + sum, 0);
    return line([row.hero, row.seats, row.layout, ...sums.map((sum) => percent(sum / all))]);
  });
  const head = ['Level', 'Players', 'Layout', ...kinds.map((kind) => kind.replaceAll('-', ' '))];
  return [line(head), line(head.map(() => '---')).replaceAll(' ', ''), ...lines].join('\n');
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)} %`;
}

function thousands(number: number): string {
  return number.toLocaleString('en');
}
