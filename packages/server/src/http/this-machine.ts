import { isLoopbackAddress, isLoopbackHost } from './host';
import type { Incoming } from './trust';

const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a request was made on this machine, by an operator or a health check. A proxy on this machine sends from a
 * loopback address too, for anybody: its headers tell. A page whose name was made to lead here (DNS rebinding) is told by
 * the host it asks for.
 */
export function isFromThisMachine(request: Incoming): boolean {
  return (
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    isLoopbackHost(request.headers.host ?? '') &&
    PROXY_HEADERS.every((name) => request.headers[name] === undefined)
  );
}
