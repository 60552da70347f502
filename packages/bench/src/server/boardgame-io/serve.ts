// The peer: boardgame.io's own server as its documentation starts it, with its store in memory.

import '../../peer/production';
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import { CLAIMS } from './claims';
import { EL_GAUCHO } from './el-gaucho';

const server = Server({ games: [CLAIMS, EL_GAUCHO], origins: ['http://127.0.0.1'] });
void server.run(0).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
});
