/**
 * The columns as Kysely knows them. Every database must be able to keep them: JSON is text, yes and no are 1 and 0, times
 * are milliseconds since 1970.
 */
export interface Schema {
  tables: TablesTable;
  matches: MatchesTable;
  entries: EntriesTable;
  lines: LinesTable;
  push_subscriptions: PushTable;
  reports: ReportsTable;
  keepsakes: KeepsakesTable;
  operator_log: OperatorLogTable;
}

interface TablesTable {
  id: string;
  code: string;
  created_at: number;
  touched_at: number;
  /** Of the card, where a query asks for them. */
  status: string;
  listed: number;
  card: string;
  /** Holds secrets: read only to wake the table. */
  document: string;
  wake_at: number | null;
  epoch: number;
  owner_process: string | null;
  owner_room: string | null;
  match_id: string | null;
  /** The number of the newest line, which outlives the line itself. */
  last_line: number;
  /** A mark of the address that opened it; its own id for a table of an earlier version. */
  opened_by: string;
}

interface MatchesTable {
  id: string;
  /** Of a table that may be long gone. */
  table_id: string;
  header: string;
  secrets: string;
  ended_at: number | null;
  result: string | null;
  /** Null where nobody has. */
  resigned: string | null;
}

interface EntriesTable {
  match_id: string;
  seq: number;
  request: string | null;
  entry: string;
}

interface LinesTable {
  table_id: string;
  id: number;
  at: number;
  line: string;
  request: string | null;
}

interface PushTable {
  table_id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

interface ReportsTable {
  id: string;
  received_at: number;
  match_id: string | null;
  report: string;
}

/** What is the same for all processes of a server: made once and never again, or changed by the operator. */
interface KeepsakesTable {
  name: string;
  /** May be a secret. */
  value: string;
}

/** Every act of an operator, with the names and codes it was about. */
interface OperatorLogTable {
  id: string;
  at: number;
  by_name: string;
  act: string;
  about: string;
  outcome: string;
}
