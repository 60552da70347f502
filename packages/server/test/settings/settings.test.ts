import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readSettings, type Settings } from '../../src/settings';
import { settingsShape } from '../../src/settings/shape';

function settings(environment: Readonly<Record<string, string | undefined>> = {}): Settings {
  const read = readSettings(environment);
  if ('problems' in read) throw new Error(read.problems.join(' '));
  return read;
}

function problems(environment: Readonly<Record<string, string>>): readonly string[] {
  const read = readSettings(environment);
  return 'problems' in read ? read.problems : [];
}

describe('settings', () => {
  it('need nobody to set anything', () => {
    expect(settings()).toEqual({
      port: 2567,
      host: '0.0.0.0',
      dataDir: resolve('data'),
      databaseUrl: null,
      basePath: '',
      trustProxy: false,
      publicUrl: null,
      redisUrl: null,
      publicAddress: null,
      adminToken: null,
      allowedOrigins: [],
      logLevel: 'info',
      maxTables: 1000,
      maxWatchers: 50,
      sleepSeconds: 30,
      recordDays: null,
      reportDays: 90,
      push: true,
      pushContact: null,
      privateCalls: false,
      botPaceMs: 900,
      botWorkers: Math.max(1, availableParallelism() - 1),
      botNodes: 2000,
      botLimitMs: 4000,
      limitFactor: 1,
      clientDir: resolve(__dirname, '../../../client/dist'),
      dev: false,
    });
  });

  it('leave alone what they do not know, and take what is empty for not set', () => {
    expect(settings({ PAMPA_PORT: 'x', HOME: '/x', PORT: '', ADMIN_TOKEN: ' ', HOST: undefined })).toEqual(
      settings(),
    );
  });

  it('read every kind of value', () => {
    expect(
      settings({
        PORT: '0',
        HOST: '::1',
        BASE_PATH: '/games/pampa/',
        PUBLIC_URL: 'https://example.org/games/pampa/',
        ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080,',
        RECORD_DAYS: '90',
        PUSH: 'off',
        PUSH_CONTACT: 'mailto:host@example.org',
        LIMIT_FACTOR: '2.5',
        DEV: '1',
      }),
    ).toMatchObject({
      port: 0,
      host: '::1',
      basePath: '/games/pampa',
      publicUrl: 'https://example.org/games/pampa',
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      recordDays: 90,
      push: false,
      pushContact: 'mailto:host@example.org',
      limitFactor: 2.5,
      dev: true,
    });
  });

  it.each([
    ['off', false],
    ['0', false],
    ['2', 2],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1, 192.0.2.7', ['10.0.0.0/8', '::1', '192.0.2.7']],
  ])('trust proxies as told by %p', (text, expected) => {
    expect(settings({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535.'],
    ['HOST', 'a b', 'HOST must be a host name or an address.'],
    ['BASE_PATH', 'pampa', 'BASE_PATH must be / or a path like /pampa, made of letters, digits and . _ ~ -.'],
    [
      'BASE_PATH',
      '/a/../b',
      'BASE_PATH must be / or a path like /pampa, made of letters, digits and . _ ~ -.',
    ],
    [
      'BASE_PATH',
      '/"><script>',
      'BASE_PATH must be / or a path like /pampa, made of letters, digits and . _ ~ -.',
    ],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY must be off, the number of proxies in front, or their addresses or subnets, separated by commas.',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY must be off, the number of proxies in front, or their addresses or subnets, separated by commas.',
    ],
    [
      'PUBLIC_URL',
      'example.org',
      'PUBLIC_URL must be an http or https address without user, query or fragment.',
    ],
    [
      'PUBLIC_URL',
      'https://u:p@a/',
      'PUBLIC_URL must be an http or https address without user, query or fragment.',
    ],
    ...['mysql://u:p@a/b', 'postgres://host', 'host/pampa'].map((text) => [
      'DATABASE_URL',
      text,
      'DATABASE_URL must be an address like postgres://user:password@host/database.',
    ]),
    [
      'ADMIN_TOKEN',
      'short',
      'ADMIN_TOKEN must have at least 16 characters, letters, digits and signs without spaces.',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://a.example/path',
      'ALLOWED_ORIGINS must be origins like https://example.org, without a path, separated by commas.',
    ],
    [
      'ALLOWED_ORIGINS',
      '*',
      'ALLOWED_ORIGINS must be origins like https://example.org, without a path, separated by commas.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info, debug.'],
    ['PUSH', 'maybe', 'PUSH must be on or off.'],
    ['PUSH_CONTACT', 'me', 'PUSH_CONTACT must begin with mailto: or https:.'],
    ['LIMIT_FACTOR', '0', 'LIMIT_FACTOR must be a number above 0, 100000 at most.'],
  ])('refuse %s=%s with a sentence', (name, text, sentence) => {
    expect(problems({ [name]: text })).toEqual([sentence]);
  });

  it('need a database that can be shared, and an address for each, where there are several processes', () => {
    const REDIS_URL = 'redis://:hunter2@redis:6379/3';
    const DATABASE_URL = 'postgres://pampa:hunter2@db/pampa';
    const PUBLIC_ADDRESS = 'games.example.org/p1';
    expect(problems({ REDIS_URL, PUBLIC_ADDRESS })).toEqual([
      'REDIS_URL needs DATABASE_URL: several processes can share a PostgreSQL database, but no data folder.',
    ]);
    expect(problems({ REDIS_URL, DATABASE_URL })).toEqual([
      'REDIS_URL needs PUBLIC_ADDRESS: each process needs an address of its own for its sockets.',
    ]);
    expect(settings({ REDIS_URL, DATABASE_URL, PUBLIC_ADDRESS })).toMatchObject({
      redisUrl: REDIS_URL,
      publicAddress: PUBLIC_ADDRESS,
    });
  });

  it.each([
    ['games.example.org', 'games.example.org'],
    ['10.0.0.7:2568', '10.0.0.7:2568'],
    ['[::1]:2568/pampa/p1/', '[::1]:2568/pampa/p1'],
  ])('take %s for where sockets are reached', (text, address) => {
    expect(settings({ PUBLIC_ADDRESS: text }).publicAddress).toBe(address);
  });

  it.each([
    'https://example.org/p1',
    'example.org/p1?x',
    'example.org//p1',
    'example.org/../p1',
    '/p1',
    'a b',
  ])('do not take %s for it', (text) => {
    expect(problems({ PUBLIC_ADDRESS: text })).toEqual([
      'PUBLIC_ADDRESS must be a host, host:port or host/prefix like games.example.org/p1, without http:// in front.',
    ]);
  });

  it('name every problem at once', () => {
    expect(problems({ PORT: 'x', PUSH: 'y', DEV: 'z' })).toHaveLength(3);
  });

  it('notice a public address that leads past the base path', () => {
    const sentence = 'PUBLIC_URL must end with the path that BASE_PATH names.';
    expect(problems({ PUBLIC_URL: 'https://example.org', BASE_PATH: '/pampa' })).toEqual([sentence]);
  });

  it('never repeat what was set', () => {
    const names = Object.keys(settingsShape.shape).filter(
      (name) => name !== 'DATA_DIR' && name !== 'CLIENT_DIR',
    );
    const everything = problems(Object.fromEntries(names.map((name) => [name, 'can ary'])));
    expect(everything).toHaveLength(names.length);
    expect(everything.join()).not.toContain('can ary');
  });

  it('are each described by a sentence', () => {
    for (const [name, { description }] of Object.entries(settingsShape.shape)) {
      expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
    }
  });
});
