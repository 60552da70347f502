import { eventFor, type MatchRecord, type Standing } from '@pampa/rules';
import type { GameTexts } from '@pampa/texts';

/** What is remembered of a game that was played. */
export interface Played {
  readonly acts: number;
  readonly rounds: number;
  readonly standings: readonly Standing[];
}

/** Rounds are counted as they are told, for no two games keep count in the same place. */
export function playedOf({ entries, events, result }: MatchRecord, texts: GameTexts): Played {
  const told = (events ?? []).flat().map((event) => texts.chapter(eventFor(event, null)));
  return {
    acts: entries.length,
    rounds: told.filter((chapter) => chapter === 'round').length,
    standings: result ?? [],
  };
}

export function summaryOf(played: readonly Played[], texts: GameTexts): readonly string[] {
  const scores = played.flatMap(({ standings }) => standings.map(({ score }) => score));
  const counts = [
    ['games', String(played.length)],
    ['acts', spread(played.map(({ acts }) => acts))],
    ['rounds', spread(played.map(({ rounds }) => rounds))],
    [texts.score(), spread(scores)],
  ] as const;
  const width = Math.max(...counts.map(([label]) => label.length));
  return [
    ...counts.map(([label, count]) => `${label.padEnd(width)} ${count}`),
    'income of a player, on average:',
    ...incomeLines(played, texts),
  ];
}

function incomeLines(played: readonly Played[], texts: GameTexts): readonly string[] {
  const totals = new Map<string, number>();
  const standings = played.flatMap((each) => each.standings);
  for (const { sources } of standings) {
    for (const [source, amount] of Object.entries(sources)) {
      totals.set(source, (totals.get(source) ?? 0) + amount);
    }
  }
  const all = [...totals.values()].reduce((sum, amount) => sum + amount, 0);
  return [...totals].map(([source, total]) => {
    const average = (total / standings.length).toFixed(1).padStart(7);
    const share = `${((100 * total) / Math.max(1, all)).toFixed(1)} %`.padStart(7);
    return `${average} ${share}  ${texts.source(source)}`;
  });
}

function spread(numbers: readonly number[]): string {
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantile(numbers, share));
  return `median ${middle}, p10 ${low}, p90 ${high}`;
}

/** The smallest number that at least this share of them do not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
