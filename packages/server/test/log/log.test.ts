import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { createLog, type Log, type LogLevel } from '../../src/log';
import { colyseusLog } from '../../src/colyseus/colyseus-log';

function listen(level: LogLevel = 'debug'): { readonly log: Log; readonly lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: createLog(level, { write }), lines };
}

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('the log', () => {
  it('is lines of JSON with a time and a sentence', () => {
    const { log, lines } = listen();
    log.info('table woke', { table: 't-1', ms: 12 });
    expect(lines).toEqual([
      {
        level: 30,
        time: lines[0]?.['time'],
        pid: process.pid,
        table: 't-1',
        ms: 12,
        msg: 'table woke',
      },
    ]);
    expect(lines[0]?.['time']).toMatch(/^\d{4}-.*Z$/);
  });

  it('says as much as it is asked to', () => {
    const { log, lines } = listen('warn');
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d');
    expect(lines.map(({ msg }) => msg)).toEqual(['c', 'd']);
  });

  it('writes no field that it does not know, however it is handed over', () => {
    const { log, lines } = listen();
    const row = { table: 't-1', token: 'canary', name: 'canary', text: 'canary', document: { canary: 1 } };
    log.info('handed over whole', row);
    expect(lines[0]).toHaveProperty('table', 't-1');
    expect(JSON.stringify(lines)).not.toContain('canary');
  });
});

describe('an error in the log', () => {
  it('has its name, its code and its frames, but not what it says', () => {
    const { log, lines } = listen();
    const error = Object.assign(new TypeError('canary'), { code: 'ERR_ODD', body: 'canary' });
    log.error('failed', { err: error });
    expect(lines[0]).toHaveProperty('err.name', 'TypeError');
    expect(lines[0]).toHaveProperty('err.code', 'ERR_ODD');
    expect(lines[0]).toHaveProperty('err.stack.0', expect.stringContaining('log.test'));
    expect(JSON.stringify(lines)).not.toContain('canary');
  });

  it.each([
    ['of JSON', () => thrown(() => JSON.parse('{"token":canary}'))],
    [
      'of a shape',
      () => thrown(() => z.strictObject({ a: z.literal('b') }).parse({ a: 'canary', canary: 1 })),
    ],
    ['that looks like a stack', () => new Error('a\n    at canary (canary.js:1:1)\nb')],
    ['of an address', () => thrown(() => new URL('canary'))],
    ['that is a text', () => 'canary'],
    ['that is an object', () => ({ name: 'canary', code: 'canary', stack: '    at canary' })],
  ])('%s does not quote what came in', (_what, fail) => {
    const { log, lines } = listen();
    log.error('failed', { err: fail() });
    log.error('failed', { err: new Error('outer', { cause: fail() }) });
    expect(JSON.stringify(lines)).not.toContain('canary');
  });

  it('of the machine says what the machine says', () => {
    const { log, lines } = listen();
    log.error('failed', { err: thrown(() => readFileSync('/no/such/file')) });
    const database = new Database(':memory:');
    log.error('failed', { err: thrown(() => database.exec('SELECT x FROM nowhere')) });
    database.close();
    expect(lines[0]).toHaveProperty('err.message', expect.stringContaining('ENOENT'));
    expect(lines[1]).toHaveProperty('err.message', 'no such table: nowhere');
  });

  it('ends, also where causes go round in a circle', () => {
    const { log, lines } = listen();
    const error = new Error('a');
    error.cause = error;
    log.error('failed', { err: error });
    expect(lines).toHaveLength(1);
  });
});

describe('what Colyseus says', () => {
  it('is noted with its frames alone', () => {
    const { log, lines } = listen();
    const { stack } = new Error('canary');
    const colyseus = colyseusLog(log);
    colyseus.error(stack);
    colyseus.warn('canary', { canary: 1 });
    colyseus.info('canary');
    expect(lines.map(({ msg }) => msg)).toEqual(['colyseus reports an error', 'colyseus warns']);
    expect(lines[0]).toHaveProperty('err.stack.0', expect.stringContaining('log.test'));
    expect(JSON.stringify(lines)).not.toContain('canary');
  });
});
