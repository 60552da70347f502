import { parseArgs } from 'node:util';
import { CLOCKS, type Clock } from './clock';
import type { Suite } from './suite';

export interface Order {
  readonly suite: Suite;
  readonly seconds: number;
  readonly clock: Clock;
  /** Null: packages/bench/RESULTS.md. */
  readonly out: string | null;
  readonly profile: boolean;
  readonly subject: string | null;
  /** Null: the suite's own. */
  readonly tables: readonly number[] | null;
}

/** What was asked for, or a sentence that says what is wrong with it. */
export function readArguments(args: readonly string[], suites: readonly Suite[]): Order | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const known = `There is ${suites.map(({ name }) => name).join(', ')}.`;
  const [name, ...more] = positionals;
  if (name === undefined) return `Which suite? ${known}`;
  if (more.length > 0) return `One suite at a time, not ${positionals.join(' and ')}.`;
  const suite = suites.find((one) => one.name === name);
  if (suite === undefined) return `There is no suite "${name}". ${known}`;

  const seconds = values.seconds === undefined ? suite.defaultSeconds : Number(values.seconds);
  if (!(seconds > 0 && Number.isFinite(seconds)))
    return `--seconds takes a number above 0, not "${values.seconds}".`;
  const clock = CLOCKS.find((one) => one === (values.clock ?? 'wall'));
  if (clock === undefined) return `--clock takes ${CLOCKS.join(' or ')}, not "${values.clock}".`;
  const profile = values.profile ?? false;
  if (profile && suite.profile === undefined) return `The suite ${name} has nothing to profile.`;
  const tables = readTables(values.tables);
  if (typeof tables === 'string') return tables;
  if (tables !== null && suite.defaultTables === undefined) return `The suite ${name} has no tables.`;
  const { out = null, subject = null } = values;
  return { suite, seconds, clock, out, profile, subject, tables };
}

/** `100,250`, in the order in which they are measured. */
function readTables(text: string | undefined): readonly number[] | null | string {
  if (text === undefined) return null;
  const tables = text.split(',').map(Number);
  const isRight = tables.every((count) => Number.isInteger(count) && count > 0);
  return isRight ? tables : `--tables takes whole numbers above 0 like 100,250, not "${text}".`;
}

interface Given {
  readonly values: {
    readonly seconds?: string;
    readonly clock?: string;
    readonly out?: string;
    readonly profile?: boolean;
    readonly subject?: string;
    readonly tables?: string;
  };
  readonly positionals: readonly string[];
}

function parse(args: readonly string[]): Given | string {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seconds: { type: 'string' },
        clock: { type: 'string' },
        out: { type: 'string' },
        profile: { type: 'boolean' },
        subject: { type: 'string' },
        tables: { type: 'string' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
