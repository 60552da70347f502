import type { Flood } from './attack';
import { SCRIPT } from './house';

type Options = NonNullable<Flood['options']>;

const pipelined = (name: string, options: Options): Flood => ({
  kind: 'flood',
  name: `pipelined ${name}`,
  does: '20 connections of one address send requests without waiting for answers, then hang up',
  flood: 'pipelining',
  options,
});

const frames = (kind: string): Flood => ({
  kind: 'flood',
  name: `frames: ${kind}`,
  does: 'one spectator sends control frames or parts of messages as fast as they are taken',
  flood: 'control-frames',
  options: { kind },
});

const idle = (kind: string, does: string, more: Partial<Flood> = {}): Flood => ({
  kind: 'flood',
  name: `idle: ${kind}`,
  does,
  flood: 'idling',
  options: { kind },
  ...more,
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
  pipelined('page, unread', { path: '/t/BDFGH' }),
  pipelined('page, read slowly', { path: '/t/BDFGH', reading: 'slowly' }),
  pipelined('page, read', { path: '/t/BDFGH', reading: 'all' }),
  pipelined('/readyz', { path: '/readyz' }),
  pipelined('script', { path: SCRIPT }),
  pipelined('/api/tables', { path: '/api/tables' }),
  pipelined('long headers', { path: '/', reading: 'all', headerBytes: 12_000 }),
  {
    kind: 'flood',
    name: 'sockets that never read',
    does: '40 sockets of one address ask for the gallery ten times a second, read nothing, and send pongs',
    flood: 'never-reading',
  },
  {
    kind: 'flood',
    name: 'records',
    does: 'one address asks for the longest record it can make, 60 times in one write',
    flood: 'records',
  },
  frames('ping'),
  frames('ping of 125 bytes'),
  frames('pong'),
  frames('continuation'),
  frames('empty message'),
  idle('silent', '1,000 connections of one address that say nothing'),
  idle('headers', '1,000 connections of one address that never end their headers'),
  idle('body', '1,000 connections of one address that never end their body'),
  idle('kept alive', '1,000 connections of one address kept open after an answer'),
  idle('stream', '1,000 streams of the list of one address'),
  churned('upgrades', 'one address asks for sockets that do not exist, 20 at a time'),
  churned('connections', 'one address opens and closes connections, 20 at a time'),
  churned('headers', 'one address sends 60 kB of headers, 20 at a time'),
  churned('nonsense', 'one address sends what is no HTTP, 20 at a time'),
];
