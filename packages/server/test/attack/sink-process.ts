/**
 * What the control attacks instead of the server: takes everything, answers an upgrade so that frames follow, and throws the
 * rest away. What honest people notice of an attack on this is the machine's part of it, not the server's.
 */
import { createServer, type AddressInfo } from 'node:net';

const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', (first) => {
    if (!/^upgrade: websocket/im.test(first.toString('latin1'))) return;
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  socket.resume();
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
