import type { Flood } from './attack';
import { SCRIPT } from './house';

type Options = NonNullable<Flood['options']>;

const pipelined = (name: string, options: Options, isShort = false): Flood => ({
  kind: 'flood',
  isShort,
  name: `pipelined ${name}`,
  does: '20 connections of one address send requests without waiting for answers, read nothing, slowly or all, and hang up',
  flood: 'pipelining',
  options,
});

/** More than a handful on one connection may be cut off before any is looked at, so they also come in fours. */
const recordsBy = (perConnection: number, isShort = false): Flood => ({
  kind: 'flood',
  isShort,
  name: `records, ${perConnection} on a connection`,
  does: 'one address asks at once for the longest record it can make, 60 times',
  flood: 'records',
  options: { perConnection },
});

const frames = (kind: string, isShort = false): Flood => ({
  kind: 'flood',
  isShort,
  name: `frames: ${kind}`,
  does: 'one spectator sends such frames as fast as they are taken, and comes back when it is shown out',
  flood: 'control-frames',
  options: { kind },
});

const idle = (kind: string, does: string, isShort = false): Flood => ({
  kind: 'flood',
  isShort,
  name: `idle: ${kind}`,
  does,
  flood: 'idling',
  options: { kind },
});

const churned = (kind: string, does: string): Flood => ({
  kind: 'flood',
  name: `churn: ${kind}`,
  does,
  flood: 'churn',
  options: { kind },
});

/** Traffic that may cost others neither time nor memory. */
export const FLOODS_LIST: readonly Flood[] = [
  pipelined('page, unread', { path: '/t/BDFGH' }, true),
  pipelined('page, read slowly', { path: '/t/BDFGH', reading: 'slowly' }),
  pipelined('page, read', { path: '/t/BDFGH', reading: 'all' }),
  pipelined('/readyz', { path: '/readyz' }),
  pipelined('script', { path: SCRIPT }),
  pipelined('/api/tables', { path: '/api/tables' }, true),
  pipelined('long headers', { path: '/', reading: 'all', headerBytes: 12_000 }),
  {
    kind: 'flood',
    name: 'sockets that never read',
    does: '40 sockets of one address ask for the gallery ten times a second, read nothing, and send pongs',
    flood: 'never-reading',
    seconds: 5,
    isShort: true,
  },
  {
    kind: 'flood',
    name: 'busy sockets',
    does: '40 sockets of one address change their tables as often as they may, each change on disk',
    flood: 'busy-sockets',
  },
  recordsBy(60),
  recordsBy(4, true),
  frames('ping', true),
  frames('ping of 125 bytes'),
  frames('pong', true),
  frames('continuation'),
  frames('empty message', true),
  idle('silent', '1,000 connections of one address that say nothing', true),
  idle('headers', '1,000 connections of one address that never end their headers'),
  idle('body', '1,000 connections of one address that never end their body'),
  idle('kept alive', '1,000 connections of one address kept open after an answer'),
  idle('stream', '1,000 streams of the list of one address'),
  churned('upgrades', 'one address asks for sockets that do not exist, 20 at a time'),
  churned('connections', 'one address opens and closes connections, 20 at a time'),
  churned('headers', 'one address sends 60 kB of headers, 20 at a time'),
  churned('nonsense', 'one address sends what is no HTTP, 20 at a time'),
];
