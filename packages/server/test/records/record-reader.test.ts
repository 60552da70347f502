import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES, parseRecord, type MatchRecord, type Secrets } from '@pampa/rules';
import { makeRecord, type RecordErrand } from '../../src/records/make-record';
import { RecordReader, type ReadRecord } from '../../src/records/record-reader';
import { startRecordThread, type StartRecordThread } from '../../src/records/record-thread';
import type { Store, StoredMatch } from '../../src/store/store';
import { until } from '../support/waiting';

const FIXTURE = join(__dirname, '../../../../fixtures/el-gaucho/dice-left-unused.match.json');
const { header, secrets, entries, result } = JSON.parse(readFileSync(FIXTURE, 'utf8')) as MatchRecord & {
  readonly secrets: Secrets;
};
const FINISHED = { header, secrets, entries, requests: [], end: { at: 0, result } };

/** Every match there could be, finished or not; tells which were read. */
class EveryMatch {
  readonly read: string[] = [];
  isOver = true;
  readonly store = {
    findMatch: (id: string): Promise<StoredMatch> => {
      this.read.push(id);
      return Promise.resolve({ ...FINISHED, id, table: 'table', end: this.isOver ? FINISHED.end : null });
    },
    loadTable: () => Promise.resolve({ document: { seats: [], options: { gallery: 'open' } } }),
  } as unknown as Store;
}

/** A thread that is none: it answers when the test says so. */
class IdleThread extends EventEmitter implements ReturnType<StartRecordThread> {
  asked: RecordErrand | null = null;

  postMessage(errand: RecordErrand): void {
    this.asked = errand;
  }

  answer(): void {
    this.asked = null;
    this.emit('message', { report: new TextEncoder().encode('{}') });
  }

  terminate(): Promise<void> {
    this.emit('exit');
    return Promise.resolve();
  }
}

/** A reader whose thread answers by hand, unless it is a real one. */
class Trial {
  readonly matches = new EveryMatch();
  readonly threads: IdleThread[] = [];
  readonly answered: string[] = [];
  now = 0;
  readonly reader: RecordReader;

  constructor(start: StartRecordThread | null = null, limitFactor = 1) {
    this.reader = new RecordReader({
      store: this.matches.store,
      limitFactor,
      now: () => this.now,
      start:
        start ??
        (() => {
          const thread = new IdleThread();
          this.threads.push(thread);
          queueMicrotask(() => thread.emit('message', 'ready'));
          return thread;
        }),
    });
    open.push(this.reader);
  }

  async ask(id: string, address = '192.0.2.1', isGone = () => false): Promise<ReadRecord> {
    const record = await this.reader.read(id, null, { address, isGone });
    this.answered.push(id);
    return record;
  }

  /** Answers until nothing more is asked for. */
  async answerAll(): Promise<void> {
    for (let idle = 0; idle < 5; idle++) {
      await pause(0);
      const thread = this.threads.at(-1);
      if (thread === undefined || thread.asked === null) continue;
      thread.answer();
      idle = 0;
    }
  }
}

const open: RecordReader[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.close()));
});

describe('a record', () => {
  it('is made in another thread, as it would be in this one', async () => {
    const trial = new Trial(startRecordThread);
    const bytes = (await trial.ask('a')) as Uint8Array;
    const text = new TextDecoder().decode(bytes);
    expect(parseRecord(text, GAMES)).toHaveProperty('record');
    expect(text).toBe(JSON.stringify(makeRecord({ match: FINISHED, share: null })));
  });

  it('of a finished match is made once, until its ten minutes are over', async () => {
    const trial = new Trial();
    const asked = [trial.ask('a'), trial.ask('a', '192.0.2.2')];
    await trial.answerAll();
    await Promise.all([...asked, trial.ask('a')]);
    expect(trial.matches.read).toEqual(['a']);
    trial.now = 10 * 60 * 1000;
    const again = trial.ask('a');
    await trial.answerAll();
    await again;
    expect(trial.matches.read).toEqual(['a', 'a']);
  });

  it('of a running match is made anew each time, for spectators without its secrets', async () => {
    const trial = new Trial();
    trial.matches.isOver = false;
    const asked = [trial.ask('a'), trial.ask('a')];
    await trial.answerAll();
    await Promise.all(asked);
    expect(trial.matches.read).toEqual(['a', 'a']);
    const record = makeRecord({ match: { ...FINISHED, end: null }, share: { viewer: null, hiddenUntil: 0 } });
    expect(JSON.stringify(record)).not.toContain(secrets.server);
  });
});

describe('those who ask for records', () => {
  it('have their turn address by address', async () => {
    const trial = new Trial();
    const all = ['a', 'b', 'c', 'd'].map((id) => trial.ask(id));
    all.push(trial.ask('x', '192.0.2.2'), trial.ask('y', '192.0.2.3'));
    await trial.answerAll();
    await Promise.all(all);
    expect(trial.answered).toEqual(['a', 'b', 'x', 'y', 'c', 'd']);
    expect(trial.threads).toHaveLength(1);
  });

  it('wait, sixty of one address; one more is refused, and others are not', async () => {
    const trial = new Trial();
    const many = Array.from({ length: 61 }, (_, at) => trial.ask(`m${at}`));
    expect(await trial.ask('z')).toEqual({ code: 'too-fast' });
    const other = trial.ask('x', '192.0.2.2');
    await trial.answerAll();
    expect(await other).toBeInstanceOf(Uint8Array);
    await Promise.all(many);
  });

  it('are told that the server is full when five hundred wait', async () => {
    const trial = new Trial(null, 100);
    const many = Array.from({ length: 501 }, (_, at) => trial.ask(`m${at}`));
    expect(await trial.ask('z', '192.0.2.2')).toEqual({ code: 'server-full' });
    await trial.reader.close();
    await Promise.allSettled(many);
  });

  it('cost nothing when they are gone before their turn', async () => {
    const trial = new Trial();
    const [first, gone] = [trial.ask('a'), trial.ask('b', '192.0.2.1', () => true)];
    await trial.answerAll();
    await Promise.all([first, gone]);
    expect(trial.matches.read).toEqual(['a']);
  });

  it('get an error when the thread falls over, and the next one gets another thread', async () => {
    const trial = new Trial();
    const failing = trial.ask('a');
    const next = trial.ask('b');
    failing.catch(() => undefined);
    await until(() => trial.threads[0]?.asked !== undefined && trial.threads[0].asked !== null);
    trial.threads[0]?.emit('error', new Error('out of memory'));
    await expect(failing).rejects.toThrow('out of memory');
    await trial.answerAll();
    expect(await next).toBeInstanceOf(Uint8Array);
    expect(trial.threads).toHaveLength(2);
  });

  it('are told to come back when the server closes', async () => {
    const trial = new Trial();
    const asked = [trial.ask('a'), trial.ask('b')];
    asked[0]?.catch(() => undefined);
    await until(() => trial.threads.length === 1);
    await trial.reader.close();
    expect(await asked[1]).toEqual({ code: 'shutting-down' });
  });
});
