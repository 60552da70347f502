import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { TrustedProxies } from '../settings/values';

/** Whether the word of this address counts, which stands so many hops in front of us. */
export type Trust = (address: string, hop: number) => boolean;

/** What a request comes with, whether Express has it in hand or it asks for an upgrade. */
export type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

export function createTrust(trusted: TrustedProxies): Trust {
  const app = express().set('trust proxy', typeof trusted === 'object' ? [...trusted] : trusted);
  // Express compiles the setting to exactly such a function, and has no other door to it.
  return app.get('trust proxy fn') as Trust;
}

/**
 * Whose request it is: the first address, from the near end, that no trusted proxy speaks for. Everything further away
 * in X-Forwarded-For is hearsay that anybody can send along.
 */
export function addressOf(request: Incoming, trust: Trust): string {
  let address = request.socket.remoteAddress ?? '';
  const said = headerText(request, 'x-forwarded-for').split(',').reverse();
  for (const [hop, before] of said.entries()) {
    if (before.trim() === '' || !trust(address, hop)) break;
    address = before.trim();
  }
  return address;
}

/** The host the asker wanted, as he wrote it. */
export function hostOf(request: Incoming, trust: Trust): string {
  const forwarded = fromProxy(request, trust, 'x-forwarded-host');
  return forwarded === '' ? (request.headers.host ?? '') : forwarded;
}

/** Whether the asker came by https, be it only as far as the proxy. */
export function isHttps(request: Incoming, trust: Trust): boolean {
  return 'encrypted' in request.socket || fromProxy(request, trust, 'x-forwarded-proto') === 'https';
}

function fromProxy(request: Incoming, trust: Trust, header: string): string {
  if (!trust(request.socket.remoteAddress ?? '', 0)) return '';
  return headerText(request, header).split(',')[0]?.trim() ?? '';
}

function headerText(request: Incoming, header: string): string {
  const value = request.headers[header] ?? '';
  return typeof value === 'string' ? value : value.join(',');
}
