/**
 * A program of its own: a PostgreSQL and a Redis for whoever needs both. Says where they are; tells what they have done so far
 * for every line that it is given; ends with its input.
 */
import { createInterface } from 'node:readline';
import { connect } from 'node:net';
import { PostgresServer } from './postgres';
import { RedisServer } from './redis';

/** Both are on a disk that nobody measures here: Redis keeps nothing in a house of ours, see docker-compose.yml. */
const IN_MEMORY = 'CONFIG SET appendonly no';

function say(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** One command, and what it answers up to the first line that begins like this. */
function ask(redis: RedisServer, command: string, until: RegExp): Promise<string> {
  const { password } = new URL(redis.url);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(redis.port, '127.0.0.1', () => {
      socket.write(`AUTH ${password}\r\n${command}\r\n`);
    });
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (!until.test(said)) return;
      socket.destroy();
      resolve(said);
    });
    socket.once('error', reject);
  });
}

async function redisCounts(redis: RedisServer): Promise<{ redisPid: number; redisCommands: number }> {
  const said = await ask(redis, 'INFO', /^# Keyspace/m);
  const numberOf = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(said)?.[1]);
  return { redisPid: numberOf('process_id'), redisCommands: numberOf('total_commands_processed') };
}

async function main(): Promise<void> {
  const postgres = await PostgresServer.start();
  const redis = await RedisServer.start();
  await ask(redis, IN_MEMORY, /OK\r\n.*OK/s);
  const databaseUrl = await postgres.createDatabase();
  say({ env: { DATABASE_URL: databaseUrl, REDIS_URL: redis.url } });
  for await (const _ of createInterface({ input: process.stdin })) {
    const [counts] = await postgres.query<{ commits: string; wal: string; pids: number[] }>(
      `select xact_commit as commits, (select wal_bytes from pg_stat_wal) as wal,
              (select array_agg(pid) from pg_stat_activity where pid <> pg_backend_pid()) as pids
         from pg_stat_database where datname = '${new URL(databaseUrl).pathname.slice(1)}'`,
    );
    say({
      postgresPids: counts?.pids ?? [],
      ...(await redisCounts(redis)),
      commits: Number(counts?.commits),
      walBytes: Number(counts?.wal),
    });
  }
  await redis.close();
  await postgres.close();
}

void main();
