import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** As `dns.lookup` answers when it is asked for all addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A name that leads to an address which must not be called. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * The lookup of a socket that must not go everywhere. Node connects to what it gets from here and asks nobody else, so a
 * name can't be one address when it is checked and another one when it is called. One forbidden address spoils the name:
 * nobody has an honest reason for such a mixture.
 */
export function guardedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const [first] = addresses;
      if (first === undefined) callback(new ForbiddenAddress(), []);
      else if (!addresses.every(({ address }) => isAllowed(address))) callback(new ForbiddenAddress(), []);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
