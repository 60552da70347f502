import { resolve } from 'node:path';
import { USUAL_NODES } from '@pampa/bots';
import { z } from 'zod';
import { LOG_LEVELS } from '../log';
import * as values from './values';

/** From `src` and from `dist` alike. */
const BUILT_CLIENT = resolve(__dirname, '../../../client/dist');

/** Every setting by the name it has in the environment. The descriptions are sentences of the manual. */
export const settingsShape = z.object({
  PORT: values
    .whole(0, 65_535)
    .prefault('2567')
    .describe('The port the server listens on; 0 takes any that is free.'),
  HOST: values.hostName
    .prefault('0.0.0.0')
    .describe('The address it listens on; 127.0.0.1 keeps it to this machine.'),
  DATA_DIR: z.string().prefault('./data').describe('The folder for everything that must survive a restart.'),
  DATABASE_URL: values.databaseUrl
    .optional()
    .describe(
      'The PostgreSQL database to keep everything in, as postgres://user:password@host/database. Without it, a file in DATA_DIR.',
    ),
  BASE_PATH: values.basePath
    .prefault('/')
    .describe('The path everything is served under. A proxy in front must pass it on as it is.'),
  TRUST_PROXY: values.trustedProxies
    .prefault('off')
    .describe(
      'How many proxies stand in front, or their addresses or subnets. Only they are believed when they say whom a request is from.',
    ),
  PUBLIC_URL: values.pageAddress
    .optional()
    .describe('The address players open, for the links in notifications. Ends with BASE_PATH.'),
  REDIS_URL: values.redisAddress
    .optional()
    .describe(
      'The Redis through which several processes find each other. With it, DATABASE_URL and PUBLIC_ADDRESS are needed too.',
    ),
  PUBLIC_ADDRESS: values.socketAddress
    .optional()
    .describe(
      'Where the sockets of this process are reached, as host, host:port or host/prefix. A proxy must pass the prefix on as it is.',
    ),
  ADMIN_TOKEN: values.adminToken
    .optional()
    .describe(
      'The password of the operator, for /operator, /monitor and /metrics. Without one, the first two do not exist.',
    ),
  ALLOWED_ORIGINS: values.origins
    .prefault('')
    .describe('Other web pages that may use this server, separated by commas.'),
  LOG_LEVEL: values
    .oneOf(LOG_LEVELS)
    .prefault('info')
    .describe(`How much is written to the log: ${LOG_LEVELS.join(', ')}.`),
  MAX_TABLES: values
    .whole(1, 100_000)
    .prefault('1000')
    .describe(
      'How many tables may be awake at once. One address may hold a quarter of them; people of matches in play may go a quarter above.',
    ),
  MAX_WATCHERS: values
    .whole(0, 10_000)
    .prefault('50')
    .describe('How many people may watch one table. One address may take four fifths of the places.'),
  SLEEP_SECONDS: values
    .whole(0, 86_400)
    .prefault('30')
    .describe('How long a table without anybody connected stays awake.'),
  RECORD_DAYS: values
    .whole(1, 36_500)
    .optional()
    .describe('For how many days records of finished matches are kept. Without it, for ever.'),
  REPORT_DAYS: values
    .whole(1, 36_500)
    .prefault('90')
    .describe('For how many days reports of problems are kept.'),
  PUSH: values.onOrOff.prefault('on').describe('Whether players may be called back by Web Push.'),
  PUSH_CONTACT: values.contact
    .optional()
    .describe('Whom a push service may write to about this server, as mailto: or https: address.'),
  PRIVATE_CALLS: values.onOrOff
    .prefault('off')
    .describe(
      'Whether webhooks and Web Push may go to private addresses. For tests and closed networks only.',
    ),
  BOT_PACE_MS: values
    .whole(0, 60_000)
    .prefault('900')
    .describe('How long a bot seems to think, in milliseconds, give or take a quarter.'),
  BOT_WORKERS: values
    .whole(1, 64)
    .optional()
    .describe('In how many threads bots think. Without it, one less than there are cores, but one at least.'),
  BOT_NODES: values
    .whole(1, 100_000_000)
    .prefault(String(USUAL_NODES.baron))
    .describe('How many positions a baron looks at before a move. More is stronger, and slower.'),
  BOT_LIMIT_MS: values
    .whole(50, 60_000)
    .prefault('4000')
    .describe(
      'After how many milliseconds a bot that has not answered is given up, and a simpler one asked.',
    ),
  LIMIT_FACTOR: values
    .positive(100_000)
    .prefault('1')
    .describe('Multiplies everything that is limited per address. More than 1 where many people share one.'),
  CLIENT_DIR: z
    .string()
    .prefault(BUILT_CLIENT)
    .describe('The folder of the built pages. Usually the one that the build makes.'),
  DEV: values.onOrOff
    .prefault('0')
    .describe(
      'Whether the server runs for somebody who is changing it: tables may then be opened with chosen dice, marked as such.',
    ),
});
