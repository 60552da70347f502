import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import express, { type RequestHandler } from 'express';
import { createLog } from '../../src/log';
import { ListStream } from '../../src/http/list-stream';
import { createTrust } from '../../src/http/trust';
import { until } from '../support/waiting';
import { houses, OPEN_HOUSE, refusalOf, type House } from './house';
import { MemoryTables, storeFailure } from './memory-tables';

const house = houses();

/** Reads a stream until a text has come, and gives up when none does. */
class Reader {
  text = '';
  private readonly reader: ReadableStreamDefaultReader<string>;

  constructor(answer: Response) {
    this.reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  async until(wanted: string): Promise<void> {
    while (!this.text.includes(wanted)) {
      const { done, value } = await this.reader.read();
      if (done) throw new Error('the stream has ended');
      this.text += value;
    }
  }

  /** How many lists have come. */
  get lists(): number {
    return this.text.split('\ndata: ').length - 1;
  }

  async untilEnd(): Promise<void> {
    while (!(await this.reader.read()).done);
  }

  cancel(): Promise<void> {
    return this.reader.cancel();
  }
}

async function streamOf({ ask }: House): Promise<Reader> {
  return new Reader(await ask('/api/tables/stream'));
}

describe('the stream of the list', () => {
  it('can pass through proxies', async () => {
    const { ask } = await house();
    const { headers } = await ask('/api/tables/stream');
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(headers.get('cache-control')).toContain('no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it('begins with the list as it is', async () => {
    const here = await house();
    here.tables.open('QXKTR');
    const reader = await streamOf(here);
    await reader.until('QXKTR');
    const data = /\ndata: (.*)\n\n/.exec(reader.text)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(await (await here.ask('/api/tables')).json());
  });

  it('tells every change, many at once as one', async () => {
    const here = await house();
    const reader = await streamOf(here);
    await reader.until('"tables":[]');
    const begun = performance.now();
    here.tables.open('QXKTR');
    await reader.until('QXKTR');
    for (const code of ['BBBBB', 'DDDDD', 'FFFFF', 'ZZZZZ']) here.tables.open(code);
    await reader.until('ZZZZZ');
    expect(performance.now() - begun).toBeGreaterThan(990);
    expect(reader.lists).toBe(3);
  });

  it('says nothing when nothing has changed', async () => {
    const here = await house();
    const reader = await streamOf(here);
    await reader.until('"tables":[]');
    here.tables.changed();
    await new Promise((resolve) => setTimeout(resolve, 50));
    here.tables.open('QXKTR');
    await reader.until('QXKTR');
    expect(reader.lists).toBe(2);
  });

  it('asks for the list once, however many read it', async () => {
    const here = await house();
    const readers = await Promise.all(Array.from({ length: 10 }, () => streamOf(here)));
    await Promise.all(readers.map((reader) => reader.until('"tables":[]')));
    const before = here.tables.lists;
    here.tables.open('QXKTR');
    await Promise.all(readers.map((reader) => reader.until('QXKTR')));
    expect(here.tables.lists - before).toBe(1);
  });

  it('has thirty places for an address, also when all come at once, and each is free again', async () => {
    const here = await house({ LIMIT_FACTOR: '1' });
    const answers = await Promise.all(Array.from({ length: 31 }, () => here.ask('/api/tables/stream')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...new Array<number>(30).fill(200), 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(await refusalOf(refused)).toEqual([429, { code: 'too-fast' }]);
    const reader = new Reader(answers.find(({ status }) => status === 200)!);
    await reader.cancel();
    await until(async () => (await here.ask('/api/tables/stream')).status === 200);
  });

  it('answers a store that fails with a code', async () => {
    const { ask, tables } = await house();
    tables.failure = storeFailure();
    expect(await refusalOf(await ask('/api/tables/stream'))).toEqual([500, { code: 'store-failed' }]);
  });

  it('goes on after a list that could not be read', async () => {
    const here = await house();
    const reader = await streamOf(here);
    await reader.until('"tables":[]');
    here.tables.failure = new Error('canary');
    here.tables.changed();
    await new Promise((resolve) => setTimeout(resolve, 50));
    here.tables.failure = null;
    here.tables.open('QXKTR');
    await reader.until('QXKTR');
  });
});

describe('a stream by itself', () => {
  const closing: (() => void)[] = [];
  afterEach(() => closing.splice(0).forEach((close) => close()));

  async function serve(
    options: Partial<ConstructorParameters<typeof ListStream>[0]>,
    ...before: readonly RequestHandler[]
  ): Promise<{
    readonly tables: MemoryTables;
    readonly stream: ListStream;
    readonly port: number;
    readonly connections: () => Promise<number>;
    readonly errors: readonly Error[];
  }> {
    const tables = new MemoryTables();
    const stream = new ListStream({
      tables,
      houseNotice: () => OPEN_HOUSE,
      log: createLog('silent'),
      trust: createTrust(false),
      limitFactor: 1,
      ...options,
    });
    const errors: Error[] = [];
    // What nobody listens for ends the process.
    const listen: RequestHandler = (_request, response, next) => {
      response.on('error', (error) => errors.push(error));
      next();
    };
    const app = express().get('/', listen, ...before, (request, response) => stream.open(request, response));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => {
      stream.close();
      server.close();
      server.closeAllConnections();
    });
    const connections = promisify(server.getConnections.bind(server));
    return { tables, stream, port: (server.address() as AddressInfo).port, connections, errors };
  }

  it('beats while nothing happens, and ends when the server closes', async () => {
    const { tables, stream, port } = await serve({ heartbeatMs: 20 });
    const reader = new Reader(await fetch(`http://127.0.0.1:${port}/`));
    await reader.until(':\n\n:\n\n');
    stream.close();
    await reader.untilEnd();
    expect(tables.listening).toBe(0);
  });

  it('writes nothing more when it has ended, whatever the store still says', async () => {
    const { tables, stream, port, errors } = await serve({ pushGapMs: 1 });
    const reader = new Reader(await fetch(`http://127.0.0.1:${port}/`));
    await reader.until('"tables":[]');
    const answer = tables.hold();
    const asked = tables.lists;
    tables.open('QXKTR');
    await until(() => tables.lists > asked);
    // This one has not even been told that it is open.
    const late = fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    await until(() => tables.lists > asked + 1);
    stream.close();
    answer();
    await reader.untilEnd();
    await late;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(errors).toEqual([]);
    expect(reader.text).not.toContain('QXKTR');
  });

  it('keeps no place for whoever is gone before he has it', async () => {
    let letIn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letIn = resolve));
    let isFirst = true;
    const { port, connections } = await serve({ mostStreams: 1 }, async (_request, _response, next) => {
      if (isFirst) {
        isFirst = false;
        await gate;
      }
      next();
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => !isFirst);
    socket.destroy();
    await until(async () => (await connections()) === 0);
    letIn();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it('has so many places in all', async () => {
    const { port } = await serve({ mostStreams: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`http://127.0.0.1:${port}/`)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(await Promise.all(refused.map(refusalOf))).toEqual([[503, { code: 'server-full' }]]);
  });

  it('drops whoever does not read', async () => {
    const { tables, port, connections } = await serve({ pushGapMs: 1 });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.on('error', () => undefined);
    // One chunk tells that the stream is open; after that nothing is taken off the socket.
    await once(socket, 'data');
    socket.pause();
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let at = 0; (await connections()) > 0; at += 1) {
      const asked = tables.lists;
      tables.open('QXKTR', `${at}${megabyte}`);
      // Otherwise many changes would be told as one.
      await until(async () => tables.lists > asked || (await connections()) === 0);
    }
    // What was on its way when the socket closed is through.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const asked = tables.lists;
    tables.changed();
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Nobody is left to ask the list for.
    expect(tables.lists).toBe(asked);
    socket.destroy();
  });
});
