import { BlockList, isIP } from 'node:net';

/** What of IPv4 is not the internet: the special-purpose registry of the IANA. */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8], // this machine
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by a provider's customers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and where clouds keep their secrets
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const;

/** Of IPv6 only this is the internet. Loopback, private, link-local and mapped IPv4 addresses all lie outside. */
const PUBLIC_V6 = [
  ['2000::', 3], // global unicast
  ['64:ff9b::', 96], // IPv4 through a NAT64: all the internet there is on some hosts
] as const;

const NOT_PUBLIC_V6 = [
  ['2001::', 23], // protocol assignments, Teredo among them
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: an IPv4 address, whichever
  ['3fff::', 20], // documentation
  ...NOT_PUBLIC_V4.map(([network, bits]) => [`64:ff9b::${network}`, 96 + bits] as const),
] as const;

// A list for each family: in a common one, a rule for `::` of fewer than 96 bits takes all of IPv4 for mapped.
const notPublicV4 = listed(NOT_PUBLIC_V4, 'ipv4');
const publicV6 = listed(PUBLIC_V6, 'ipv6');
const notPublicV6 = listed(NOT_PUBLIC_V6, 'ipv6');

/** Whether an address belongs to the internet at large. What is no address does not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublicV4.check(address, 'ipv4');
    case 6:
      return publicV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
    default:
      return false;
  }
}

function listed(networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
}
