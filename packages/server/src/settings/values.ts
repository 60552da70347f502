import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * The kinds of values a setting can have. A setting is text, as the environment has it; what it must be is one phrase
 * that follows its name. The text itself is never repeated: it could be a secret in the wrong place.
 */
function value<T>(phrase: string, read: (text: string) => T | undefined): z.ZodType<T, string> {
  return z.string().transform((text, context) => {
    const found = read(text);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: phrase });
    return z.NEVER;
  });
}

export function whole(least: number, most: number): z.ZodType<number, string> {
  return value(`must be a whole number from ${least} to ${most}`, (text) => {
    const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : undefined;
  });
}

export function positive(most: number): z.ZodType<number, string> {
  return value(`must be a number above 0, ${most} at most`, (text) => {
    const number = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN;
    return number > 0 && number <= most ? number : undefined;
  });
}

const SWITCH: Readonly<Record<string, boolean>> = {
  on: true,
  '1': true,
  true: true,
  off: false,
  '0': false,
  false: false,
};

export const onOrOff = value('must be on or off', (text) => SWITCH[text.toLowerCase()]);

export function oneOf<T extends string>(names: readonly T[]): z.ZodType<T, string> {
  return value(`must be one of ${names.join(', ')}`, (text) => names.find((name) => name === text));
}

export const hostName = value('must be a host name or an address', (text) =>
  isIP(text) > 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]{0,252})$/.test(text) ? text : undefined,
);

/** Without a slash at the end, so that `${basePath}/api` is right everywhere: empty at the root of the host. */
export const basePath = value(
  'must be / or a path like /pampa, made of letters, digits and . _ ~ -',
  (text) => (/^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/.test(text) ? text.replace(/\/$/, '') : undefined),
);

/** As Express knows it, but never `true`: then anybody could choose the address he is counted under. */
export type TrustedProxies = false | number | readonly string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

export const trustedProxies = value<TrustedProxies>(
  'must be off, the number of proxies in front, or their addresses or subnets, separated by commas',
  (text) => {
    if (SWITCH[text.toLowerCase()] === false) return false;
    if (/^\d{1,2}$/.test(text)) return Number(text);
    const networks = listed(text);
    return networks.length > 0 && networks.every(isNetwork) ? networks : undefined;
  },
);

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}

export const origins = value(
  'must be origins like https://example.org, without a path, separated by commas',
  (text) => {
    const urls = listed(text).map(webAddress);
    const found = urls.flatMap((url) => (url?.href === `${url?.origin ?? ''}/` ? [url.origin] : []));
    return found.length === urls.length ? found : undefined;
  },
);

/** Without a slash at the end, like the base path that it ends with. */
export const pageAddress = value(
  'must be an http or https address without user, query or fragment',
  (text) => {
    const url = webAddress(text);
    const isPlain = url !== undefined && url.href === `${url.origin}${url.pathname}`;
    return isPlain ? url.href.replace(/\/$/, '') : undefined;
  },
);

/** There may be a password in it. */
export const redisAddress = value('must be an address that begins with redis:// or rediss://', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'redis:' || url?.protocol === 'rediss:' ? text : undefined;
});

/** Without a scheme: a page that came by https opens its sockets by wss. */
export const socketAddress = value(
  'must be a host, host:port or host/prefix like games.example.org/p1, without http:// in front',
  (text) =>
    /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?(\/[a-z0-9_~-][a-z0-9._~-]*)*\/?$/i.test(text)
      ? text.replace(/\/$/, '')
      : undefined,
);

/** Left as it is, with all that may follow the name of the database. It may hold a password: nobody repeats it anywhere. */
export const databaseUrl = value('must be an address like postgres://user:password@host/database', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  return isPostgres && url.pathname.length > 1 ? text : undefined;
});

export const contact = value('must begin with mailto: or https:', (text) =>
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) ? text : undefined,
);

const SHORTEST_TOKEN = 16;

/** It travels in a header, so it is made of what a header can carry. */
export const adminToken = value(
  `must have at least ${SHORTEST_TOKEN} characters, letters, digits and signs without spaces`,
  (text) => (text.length >= SHORTEST_TOKEN && /^[\x21-\x7e]{1,500}$/.test(text) ? text : undefined),
);
