import { ratioOf, type Effect, type Row, type Spread } from './row';

const COLUMNS = [
  'attack',
  'quiet p50 / p99',
  'control',
  'during',
  'ratio',
  'after',
  'memory',
  'fds',
  'log',
  'back in',
  'counted',
  'kept',
] as const;

const times = (spread: Spread | null): string =>
  spread === null ? '' : `${spread.p50.toFixed(1)} / ${spread.p99.toFixed(1)}`;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;

function cellsOf(effect: Effect | null): readonly string[] {
  if (effect === null) return Array<string>(COLUMNS.length - 3).fill('');
  const { quiet, control, during, after, memoryMb, fds, logKb, backMs } = effect;
  return [
    times(quiet),
    times(control),
    times(during),
    `${ratioOf(effect, 'p50').toFixed(1)} / ${ratioOf(effect, 'p99').toFixed(1)}`,
    times(after),
    signed(memoryMb),
    signed(fds),
    logKb.toFixed(0),
    backMs.toFixed(0),
  ];
}

const countsOf = ({ counts }: Row): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** Times in ms, memory in MB, log in kB. Markdown, which can be read in a terminal too. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.attack.name,
    ...cellsOf(row.effect),
    countsOf(row),
    row.failures.length === 0 ? 'yes' : `NO: ${row.failures.join('; ')}`,
  ]);
  return [COLUMNS, COLUMNS.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
