import type { ServerProcess } from '../support/server-process';
import { CANARY } from './hostile';
import type { Tally } from './tally';

/** Sentences of the log that mean a fault of ours, not of whoever sent something. */
const FAULTS = [
  'a room failed',
  'a request failed',
  'a change could not be written',
  'a table could not be read again',
  'UnhandledPromiseRejection',
  'unhandledRejection',
];

/** A text may come in two chunks. */
const OVERLAP = 200;
/** The end of a stack, with what was thrown. */
const LAST_WORDS = 2000;

/** Reads what a server logs, counts it, and lets go of it: an attack writes a lot. */
export class LogWatch {
  private rest = '';
  bytes = 0;

  constructor(
    private readonly server: ServerProcess,
    private readonly tally: Tally,
  ) {}

  get lastWords(): string {
    return (this.rest + this.server.logged.join('')).slice(-LAST_WORDS);
  }

  read(): void {
    const fresh = this.server.logged.splice(0).join('');
    this.bytes += fresh.length;
    const text = this.rest + fresh;
    for (const forbidden of [CANARY, ...FAULTS]) {
      const at = text.indexOf(forbidden);
      if (at >= 0) this.tally.problem(`the log says: ${text.slice(Math.max(0, at - 300), at + 300)}`);
    }
    this.rest = text.slice(-OVERLAP);
  }
}
