import { finalRanking, type MatchRecord } from '@pampa/rules';
import type { Sitting } from '../../stage/scene';

/** The rules know nothing of resigning: where somebody has, the record's result is ranked anew. */
export function rankedBy(record: MatchRecord): MatchRecord {
  const { result, resigned } = record;
  if (result === null || resigned === undefined) return record;
  return { ...record, result: finalRanking(result, resigned) };
}

/** Those of the record, with whoever had resigned by its end. */
export function withResigned(
  players: readonly Sitting[],
  { resigned = [] }: MatchRecord,
): readonly Sitting[] {
  return players.map((player, index) => ({
    ...player,
    hasResigned: resigned.some(({ seat }) => seat === index),
  }));
}
