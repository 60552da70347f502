import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What is no address is counted together: nobody gets a fresh count by making addresses up. */
const UNKNOWN = 'unknown';

/**
 * Whom something is counted for. A household has one IPv4 address, but at least a /64 of IPv6 addresses, of which every
 * device uses several and may use as many as it likes. The key of a key is the same key.
 */
export function addressKey(address: string): string {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain;
  const [bare = ''] = plain.split(/[%/]/);
  return isIPv6(bare) ? `${first64Bits(bare)}::/64` : UNKNOWN;
}

function first64Bits(address: string): string {
  // URL writes every address in one way, without dots and leading zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = new Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
