import type { HouseCode } from './codes';

/**
 * Why a server closed a connection, for a client that did not get to read the `goodbye`. Below 4100 they are Colyseus' own:
 * left, shutting down, error, and whether its SDK should try again, which ours never does.
 */
export const CLOSE_CODES = {
  replaced: 4101,
  kicked: 4102,
  'lease-lost': 4103,
  'gallery-closed': 4104,
  removed: 4105,
  'table-closed': 4106,
} as const satisfies Partial<Record<HouseCode, number>>;
