import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newSecret, newToken } from '../../src/table/random';
import { storageOfBrowser } from '../../src/settings/storage';
import { retryDelay } from '../../src/table/network/retry';
import { seatsIn, type KeptSeat } from '../../src/table/seats-kept';
import { memoryStorage, TestBrowser } from './support/browser';
import { Guest } from './support/guest';

const seat = (seenAt: number): KeptSeat => ({
  ...{ token: newToken(), secret: newSecret(), name: 'Ana' },
  ...{ seenAt, status: 'lobby' },
});

describe('seats that a browser keeps', () => {
  test('the table one was last at comes first', () => {
    const seats = seatsIn(memoryStorage());
    seats.keep('BDFGH', seat(1));
    seats.keep('JKLMP', seat(3));
    seats.keep('QRSTV', seat(2));
    expect(seats.all().map(({ code }) => code)).toEqual(['JKLMP', 'QRSTV', 'BDFGH']);
    seats.forget('QRSTV');
    expect(seats.of('QRSTV')).toBeNull();
  });

  test('a seat that is not there is not made by changing it', () => {
    const seats = seatsIn(memoryStorage());
    seats.change('BDFGH', { status: 'over' });
    expect(seats.all()).toEqual([]);
  });

  test('a storage with nonsense in it is an empty one', () => {
    const nonsense = memoryStorage();
    nonsense.setItem('pampa.seats', '{');
    expect(seatsIn(nonsense).all()).toEqual([]);
  });

  test('where nothing can be written, or even read, a seat lasts as long as the page', () => {
    const forbidden = (): never => {
      throw new Error('denied');
    };
    for (const find of [forbidden, () => ({ ...memoryStorage(), setItem: forbidden })]) {
      const seats = seatsIn(storageOfBrowser(find));
      seats.keep('BDFGH', seat(1));
      expect(seats.of('BDFGH')).toMatchObject({ name: 'Ana' });
    }
  });

  test('tables of long ago make room', () => {
    const seats = seatsIn(memoryStorage());
    for (let table = 0; table < 60; table++) seats.keep(`T${table}`, seat(table));
    expect(seats.all()).toHaveLength(40);
    expect(seats.of('T59')).not.toBeNull();
    expect(seats.of('T0')).toBeNull();
  });

  test('tokens and secrets have the form that the protocol wants', () => {
    expect(newToken()).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('coming back', () => {
  test('begins within half a second and never waits longer than eight', () => {
    expect(retryDelay(1, () => 1)).toBe(500);
    expect(retryDelay(1, () => 0)).toBe(250);
    expect(retryDelay(4, () => 1)).toBe(4000);
    expect(retryDelay(30, () => 1)).toBe(8000);
  });

  test('a page that is too old for its server reloads once, and then says so', async () => {
    const server = createServer((_, response) => {
      response.writeHead(409, { 'content-type': 'application/json' }).end('{"code":"upgrade"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = TestBrowser.install(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const [before, after] = [new Guest('Ana'), new Guest('Ana')];
    before.come('BDFGH');
    while (browser.reloads.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(before.session.connection.value).toEqual({ state: 'joining' });
    after.come('BDFGH');
    await after.until(() => after.session.connection.value.state === 'closed');
    expect(after.session.connection.value).toMatchObject({ why: { code: 'upgrade' } });
    expect(browser.reloads).toHaveLength(1);
    for (const guest of [before, after]) guest.close();
    server.closeAllConnections();
    server.close();
  });
});
