import { execFile } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

const LAST_IN_LINE = 19;

/**
 * People come first: a thought takes what nobody else wants of the processor. To be called by the thread that thinks; on Linux
 * it is for that one alone, elsewhere it would be for the whole server.
 *
 * A low priority is not enough: whoever has the processor keeps it for some milliseconds when somebody else wants it, and that
 * was most of what barons cost people. A thread of the class `idle` gives it up at once. Node has no call for that, but every
 * Linux has a program; where it is missing, the low priority remains.
 */
export function standLastInLine(): void {
  if (process.platform !== 'linux') return;
  setPriority(LAST_IN_LINE);
  const [thread] = /\d+$/.exec(readlinkSync('/proc/thread-self')) ?? [];
  if (thread !== undefined) execFile('chrt', ['-i', '-p', '0', thread], () => undefined);
}
