import type { Schema } from '../schema';

/** What there is in a table of the database: every column, and which of them tell its rows apart. */
interface Contents<Columns> {
  readonly columns: Readonly<Record<keyof Columns, 'text' | 'number'>>;
  readonly key: readonly (keyof Columns & string)[];
}

export type TableName = keyof Schema;

/** A row as it is stored: a column that is missing here does not compile, and one that has another name neither. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Everything that moves. Whatever others refer to comes first. */
const CONTENTS: { readonly [Name in TableName]: Contents<Schema[Name]> } = {
  tables: {
    columns: {
      id: 'text',
      code: 'text',
      created_at: 'number',
      touched_at: 'number',
      status: 'text',
      listed: 'number',
      card: 'text',
      document: 'text',
      wake_at: 'number',
      epoch: 'number',
      owner_process: 'text',
      owner_room: 'text',
      match_id: 'text',
      last_line: 'number',
      opened_by: 'text',
    },
    key: ['id'],
  },
  matches: {
    columns: {
      id: 'text',
      table_id: 'text',
      header: 'text',
      secrets: 'text',
      ended_at: 'number',
      result: 'text',
      resigned: 'text',
    },
    key: ['id'],
  },
  entries: {
    columns: { match_id: 'text', seq: 'number', request: 'text', entry: 'text' },
    key: ['match_id', 'seq'],
  },
  lines: {
    columns: { table_id: 'text', id: 'number', at: 'number', line: 'text', request: 'text' },
    key: ['table_id', 'id'],
  },
  push_subscriptions: {
    columns: {
      table_id: 'text',
      person: 'text',
      endpoint: 'text',
      p256dh: 'text',
      auth: 'text',
      language: 'text',
    },
    key: ['table_id', 'person', 'endpoint'],
  },
  reports: {
    columns: { id: 'text', received_at: 'number', match_id: 'text', report: 'text' },
    key: ['id'],
  },
  keepsakes: { columns: { name: 'text', value: 'text' }, key: ['name'] },
  operator_log: {
    columns: { id: 'text', at: 'number', by_name: 'text', act: 'text', about: 'text', outcome: 'text' },
    key: ['id'],
  },
};

export const TABLES = Object.keys(CONTENTS) as readonly TableName[];

export function columnsOf(table: TableName): readonly string[] {
  return Object.keys(CONTENTS[table].columns);
}

/** The columns that put its rows in order, and whether they are text: databases disagree about the order of texts. */
export function orderOf(table: TableName): readonly { readonly name: string; readonly isText: boolean }[] {
  const columns: Readonly<Record<string, 'text' | 'number'>> = CONTENTS[table].columns;
  return CONTENTS[table].key.map((name) => ({ name, isText: columns[name] === 'text' }));
}
