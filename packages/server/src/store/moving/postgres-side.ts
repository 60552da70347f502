import type { ImpatientPool } from '../postgres-pool';
import { columnsOf, orderOf, type Row } from './contents';
import { AT_ONCE, insertOf, type Target } from './side';

/** Of a database that is up to date, on a connection and in a transaction of its own. The pool is closed with the side. */
export async function postgresSide(pool: ImpatientPool): Promise<Target> {
  const client = await pool.connect();
  const ask = (text: string, values: unknown[] = []) => client.ask<Row>({ text, values });
  await ask('begin isolation level repeatable read');
  return {
    async *rows(table) {
      // By the bytes, as SQLite has it, and not by the rules of a language.
      const order = orderOf(table).map(({ name, isText }) => (isText ? `${name} collate "C"` : name));
      await ask(
        `declare moving no scroll cursor for select ${columnsOf(table).join(', ')} from ${table} order by ${order.join(', ')}`,
      );
      for (;;) {
        const { rows } = await ask(`fetch ${AT_ONCE} from moving`);
        if (rows.length === 0) break;
        yield rows;
      }
      await ask('close moving');
    },
    async empty(table) {
      await ask(`delete from ${table}`);
    },
    async insert(table, rows) {
      const columns = columnsOf(table);
      const values = rows.flatMap((row) => columns.map((column) => row[column]));
      await ask(
        insertOf(table, columns, rows.length, (index) => `$${index + 1}`),
        values,
      );
    },
    async keep() {
      await ask('commit');
    },
    async close() {
      // With the connection its transaction ends, kept or not.
      client.release(true);
      await pool.end();
    },
  };
}
