const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** A host header that is nothing but a host: fit to be compared, and to stand in a header of ours. */
export function isPlainHost(host: string): boolean {
  return HOST.test(host);
}

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;

export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK_ADDRESS.test(address);
}
