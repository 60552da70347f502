import type { Database } from 'better-sqlite3';
import { columnsOf, orderOf, type Row, type TableName } from './contents';
import { AT_ONCE, insertOf, type Target } from './side';

/** A database that is open, up to date and nobody else's. It is closed with the side. */
export function sqliteSide(database: Database): Target {
  database.exec('begin');
  return {
    async *rows(table) {
      const order = orderOf(table).map(({ name }) => name);
      const all = database
        .prepare<[], Row>(`select ${columnsOf(table).join(', ')} from ${table} order by ${order.join(', ')}`)
        .iterate();
      let group: Row[] = [];
      for (const row of all) {
        group.push(row);
        if (group.length < AT_ONCE) continue;
        yield await Promise.resolve(group);
        group = [];
      }
      if (group.length > 0) yield group;
    },
    empty(table: TableName) {
      database.exec(`delete from ${table}`);
      return Promise.resolve();
    },
    insert(table, rows) {
      const columns = columnsOf(table);
      const values = rows.flatMap((row) => columns.map((column) => row[column]));
      database.prepare(insertOf(table, columns, rows.length, () => '?')).run(values);
      return Promise.resolve();
    },
    keep() {
      database.exec('commit');
      return Promise.resolve();
    },
    close() {
      database.close();
      return Promise.resolve();
    },
  };
}
