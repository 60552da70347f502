import type { PublicTable } from '@pampa/protocol/state';
import type { MatchRecord, Standing } from '@pampa/rules';

/** The rules know nothing of resigning: where somebody has, the table's own ranking counts. */
export function rankedBy(record: MatchRecord, outcome: PublicTable['outcome']): MatchRecord {
  const { result } = record;
  if (result === null || outcome === null || !outcome.ranking.some(({ resigned }) => resigned)) return record;
  const standings = outcome.ranking.flatMap(({ seat, rank }): Standing[] => {
    const standing = result.find((each) => each.seat === seat);
    return standing === undefined ? [] : [{ ...standing, rank }];
  });
  return { ...record, result: standings };
}
