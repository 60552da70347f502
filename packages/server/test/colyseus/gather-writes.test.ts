import { Writable } from 'node:stream';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type WebSocket from 'ws';
import { gatherWrites } from '../../src/colyseus/gather-writes';

/** A socket that notes what leaves together; messages go into it head and body apart, as ws sends them. */
function connect(): { readonly web: WebSocket; readonly socket: Writable; readonly left: string[] } {
  const left: string[] = [];
  const socket = new Writable({
    writev(chunks, done) {
      left.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    },
  });
  const web = {
    send(message: string) {
      socket.cork();
      socket.write('>');
      socket.write(message);
      socket.uncork();
    },
  } as WebSocket;
  gatherWrites(web, socket);
  return { web, socket, left };
}

test('what is said in one go leaves in one write, in order, also what follows by a few promises', async () => {
  const { web, left } = connect();
  const say = async (): Promise<void> => {
    await Promise.resolve();
    web.send('patch');
    web.send('step');
    for (let promises = 0; promises < 20; promises++) await Promise.resolve();
    web.send('answer');
  };
  await say();
  await endOfTurn();
  expect(left).toEqual(['>patch>step>answer']);
});

test('nothing waits for what is said later', async () => {
  const { web, left } = connect();
  web.send('one');
  await endOfTurn();
  expect(left).toEqual(['>one']);
  web.send('two');
  await endOfTurn();
  expect(left).toEqual(['>one', '>two']);
});

test('a socket that ends takes its last words along', async () => {
  const { web, socket, left } = connect();
  web.send('goodbye');
  socket.end();
  await endOfTurn();
  expect(left).toEqual(['>goodbye']);
});
