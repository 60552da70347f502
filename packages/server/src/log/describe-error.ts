export interface ErrorInLog {
  readonly name: string;
  readonly code?: string | number;
  readonly message?: string;
  /** Where it was thrown: frames only, since a stack begins with the message. */
  readonly stack?: readonly string[];
  readonly cause?: ErrorInLog;
}

/** Further than this a chain of causes says nothing new. */
const MOST_CAUSES = 3;

const MOST_FRAMES = 12;

/** `ECONNREFUSED`, `SQLITE_BUSY`, `PG_57P01`: written by Node, by SQLite or by us about files, sockets and columns. */
const MACHINE_CODE = /^(E[A-Z]{3,}|SQLITE_[A-Z_]+|PG_[A-Z0-9_]+)$/;

/**
 * An error as far as it may be written down. Messages often quote what came in ("Unexpected token in ..."), so only
 * those of the operating system and the database are kept; the frames tell the rest.
 */
export function describeError(error: unknown, causesLeft = MOST_CAUSES): ErrorInLog {
  if (!isError(error)) return { name: typeof error };
  const code = 'code' in error && isCode(error.code) ? error.code : undefined;
  const frames = framesOf(error);
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    ...(typeof code === 'string' && MACHINE_CODE.test(code) && { message: error.message }),
    ...(frames.length > 0 && { stack: frames }),
    ...(error.cause !== undefined && causesLeft > 0 && { cause: describeError(error.cause, causesLeft - 1) }),
  };
}

/** Also one of another realm: under Jest, what Node throws is no instance of the `Error` one sees. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
}

function isCode(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,60}$/.test(value));
}

/** `at work (file.js:3:14)`: a place in our code, in a library's or in Node's. */
const FRAME = /^\s+at .+(:\d+:\d+|<anonymous>|index \d+)\)?$/;

/** The block at the end: a message may have lines that look like frames, but it has no say in how it goes on. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const begin = stack.indexOf(message) + message.length;
  const lines = stack.slice(begin).trimEnd().split('\n');
  const last = lines.findLastIndex((line) => !FRAME.test(line));
  return lines.slice(last + 1, last + 1 + MOST_FRAMES).map((line) => line.trim());
}
