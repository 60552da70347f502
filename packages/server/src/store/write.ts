import type { Compilable } from 'kysely';
import type { SharedWrite } from './store';

/** One statement of a change. */
export interface Write {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** What is wrong if it finds no row; then nothing of the change may be written. Null: there is always one. */
  readonly ifNoRow: (() => Error) | null;
}

/** All of the writes or none of them, durable when it resolves. */
export type WriteTogether = (writes: readonly Write[], shared?: SharedWrite) => Promise<void>;

export function writeOf(query: Compilable, ifNoRow: Write['ifNoRow'] = null): Write {
  const { sql, parameters } = query.compile();
  return { sql, parameters, ifNoRow };
}

/**
 * Kysely takes longer to build a query than SQLite to run it. So the queries of every move are built once for each shape
 * they come in, and afterwards only their values are new.
 */
export class Shapes {
  readonly #sqlOf = new Map<string, string>();

  /** `build` is to bring the same values in the same order. */
  write(
    shape: string,
    values: readonly unknown[],
    build: () => Compilable,
    ifNoRow: Write['ifNoRow'] = null,
  ): Write {
    const known = this.#sqlOf.get(shape);
    if (known !== undefined) return { sql: known, parameters: values, ifNoRow };
    const write = writeOf(build(), ifNoRow);
    if (
      values.length !== write.parameters.length ||
      values.some((value, at) => value !== write.parameters[at])
    )
      throw new Error(`the values of ${shape} are not in the order of its query`);
    this.#sqlOf.set(shape, write.sql);
    return write;
  }
}
