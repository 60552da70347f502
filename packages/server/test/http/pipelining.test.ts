import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpServer } from '../../src/http';
import { limitConnections } from '../../src/http/connection-limits';
import { createTrust } from '../../src/http/trust';
import { until } from '../support/waiting';
import { houses, settingsOf } from './house';
import { getOf, RawConnection, times } from './raw-connection';

const house = houses();

const LIST = getOf('/api/tables');

/** Longer than anything here takes that is not held back. */
const A_WHILE_MS = 100;

describe('requests that are sent without waiting for answers', () => {
  it('are answered one after another, five of them', async () => {
    const { port, tables } = await house();
    const release = tables.hold();
    const connection = (await RawConnection.open(port)).send(...times(5, LIST));
    await until(() => tables.lists === 1);
    await pause(A_WHILE_MS);
    expect(tables.lists).toBe(1);
    release();
    await until(() => connection.statuses.length === 5);
    expect([tables.lists, connection.statuses]).toEqual([5, times(5, '200').map(Number)]);
    connection.destroy();
  });

  it.each([
    ['the list', LIST],
    ['a page', getOf('/t/BDFGH')],
    ['health', getOf('/readyz')],
    ['nothing that there is', getOf('/nothing')],
    ['an expectation that Node refuses', getOf('/', 'Expect: nothing\r\n')],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('cost the connection when they are a thousand, for %s', async (_what, request) => {
    const { port, tables, ask, log } = await house();
    const connection = await RawConnection.open(port);
    connection.send(...times(1000, request));
    await connection.closed;
    await pause(A_WHILE_MS);
    expect(tables.lists).toBeLessThanOrEqual(5);
    expect(log.filter((line) => line.includes('"http"')).length).toBeLessThanOrEqual(5);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('are dropped with the connection', async () => {
    const { port, tables } = await house();
    const release = tables.hold();
    const connection = (await RawConnection.open(port)).send(...times(5, LIST));
    await until(() => tables.lists === 1);
    connection.destroy();
    await pause(A_WHILE_MS);
    release();
    await pause(A_WHILE_MS);
    expect(tables.lists).toBe(1);
  });

  it('are not followed by an upgrade, which their answers would be written into', async () => {
    const { port, tables } = await house();
    const release = tables.hold();
    const upgrade = getOf('/process/room?sessionId=x', 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
    const connection = (await RawConnection.open(port)).send(LIST, upgrade);
    await connection.closed;
    expect(connection.statuses).toEqual([400]);
    release();
  });

  it('are not even parsed after their connection was cut off', async () => {
    const server = createHttpServer();
    limitConnections(server, {
      settings: settingsOf({}),
      trust: createTrust(false),
      onDrop: () => undefined,
    });
    let seen = 0;
    server.on('request', (request) => {
      seen += 1;
      if (seen === 3) request.socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connection = await RawConnection.open((server.address() as AddressInfo).port);
    connection.send(...times(1000, LIST));
    await connection.closed;
    expect(seen).toBe(3);
    server.close();
  });
});
