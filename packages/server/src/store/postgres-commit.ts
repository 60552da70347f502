import { codeOf } from './data-problem';
import type { ImpatientPool } from './postgres-pool';
import type { Write, WriteTogether } from './write';

/**
 * All writes of a change as one statement, which is a transaction by itself. It goes to the database and back once instead
 * of four times. And nobody can be stopped in the middle of it: a process that hangs between two statements would keep the
 * row locked, and its table from waking anywhere else.
 *
 * What was written is durable when the answer comes. PostgreSQL makes the commits of several connections durable together.
 */
export function commitAsOne(pool: ImpatientPool): WriteTogether {
  const statements = new Map<string, Statement>();

  return async (writes) => {
    const shape = writes.map(({ sql }) => sql).join('\n');
    const statement = statements.get(shape) ?? { name: `change ${statements.size}`, text: together(writes) };
    statements.set(shape, statement);
    const client = await pool.connect();
    try {
      await client.ask({ ...statement, values: writes.flatMap(({ parameters }) => [...parameters]) });
    } catch (error) {
      throw missingRow(error, writes) ?? error;
    } finally {
      client.release();
    }
  };
}

/** With a name, PostgreSQL reads and plans it once for each connection. */
interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * The checks come first: whoever finds that a row is missing ends the statement, and nothing of it is written. The only
 * way for a plain query to end with an error of its own is to read a number from something that is none.
 */
function together(writes: readonly Write[]): string {
  let used = 0;
  const parts = writes.map(({ sql, parameters }, at) => {
    const text = sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + used}`);
    used += parameters.length;
    return `write${at} as (${text} returning 1)`;
  });
  const checks = writes.flatMap(({ ifNoRow }, at) =>
    ifNoRow === null
      ? []
      : [
          `(select case count(*) when 1 then 1 else cast('missing ' || ${at} || ', found ' || count(*) as integer) end from write${at})`,
        ],
  );
  return `with ${parts.join(', ')} select ${checks.join(', ')}`;
}

const NOT_A_NUMBER = '22P02';

function missingRow(error: unknown, writes: readonly Write[]): Error | null {
  if (codeOf(error) !== NOT_A_NUMBER) return null;
  const [, at] = /missing (\d+), found/.exec((error as Error).message) ?? [];
  return writes[Number(at)]?.ifNoRow?.() ?? null;
}
