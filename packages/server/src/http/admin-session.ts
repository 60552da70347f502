import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { sameSecret } from './same-secret';

const COOKIE = 'pampa-admin';

/** An evening at the monitor. */
const SESSION_MS = 12 * 60 * 60 * 1000;

export interface SessionCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
}

export interface Session {
  /** As the operator called themselves at the login; may be empty. */
  readonly name: string;
}

/**
 * A session is a date, a name and a signature with the admin's token: nothing to keep, every process of a server knows it,
 * and it ends when the token changes.
 */
export function newSession(adminToken: string, now: number, name = ''): SessionCookie {
  const expiresAt = String(now + SESSION_MS);
  const written = Buffer.from(name).toString('base64url');
  const value = [expiresAt, written, signature(adminToken, expiresAt, written)].join('.');
  return { name: COOKIE, value, maxAge: SESSION_MS };
}

/** The same cookie, to be forgotten. */
export const NO_SESSION: SessionCookie = { name: COOKIE, value: '', maxAge: 0 };

export function sessionOf(request: Request, adminToken: string, now: number): Session | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  const [expiresAt = '', name = '', signed = ''] = value.split('.');
  const isOurs = sameSecret(signed, signature(adminToken, expiresAt, name));
  if (!isOurs || Number(expiresAt) <= now) return null;
  return { name: Buffer.from(name, 'base64url').toString() };
}

export function hasSession(request: Request, adminToken: string, now: number): boolean {
  return sessionOf(request, adminToken, now) !== null;
}

function signature(adminToken: string, expiresAt: string, name: string): string {
  const what = `pampa admin until ${expiresAt} as ${name}`;
  return createHmac('sha256', adminToken).update(what).digest('base64url');
}
