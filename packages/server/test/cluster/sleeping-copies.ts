import { newCode } from '../../src/tables/codes';
import type { TestCluster } from '../support/cluster';

/** So many tables like that one, match and seats included, that nobody has woken yet. Their codes. */
export async function copiesOf(
  cluster: TestCluster,
  code: string,
  count: number,
): Promise<readonly string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    const fresh = newCode();
    if (fresh !== code) codes.add(fresh);
  }
  const list = [...codes].map((fresh, index) => `('${fresh}', '-${index}')`).join();
  const original = `(select * from tables where code = '${code}') as t`;
  await cluster.query(`
    insert into matches (id, table_id, header, secrets, ended_at, result, resigned)
      select m.id || c.mark, m.table_id || c.mark, m.header, m.secrets, m.ended_at, m.result, m.resigned
      from ${original} join matches as m on m.id = t.match_id, (values ${list}) as c (code, mark)`);
  await cluster.query(`
    insert into entries (match_id, seq, request, entry)
      select e.match_id || c.mark, e.seq, e.request, e.entry
      from ${original} join entries as e on e.match_id = t.match_id, (values ${list}) as c (code, mark)`);
  await cluster.query(`
    insert into tables (id, code, created_at, touched_at, status, listed, card, document, wake_at, epoch,
        owner_process, owner_room, match_id, last_line)
      select t.id || c.mark, c.code, t.created_at, t.touched_at, t.status, t.listed, replace(t.card, t.code, c.code),
        replace(replace(replace(t.document, t.id, t.id || c.mark), t.match_id, t.match_id || c.mark), t.code, c.code),
        t.wake_at, 0, null, null, t.match_id || c.mark, t.last_line
      from ${original}, (values ${list}) as c (code, mark)`);
  return [...codes];
}
