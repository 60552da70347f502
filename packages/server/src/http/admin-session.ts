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

/**
 * A session is a date and a signature with the admin's token: nothing to keep, every process of a server knows it, and
 * it ends when the token changes.
 */
export function newSession(adminToken: string, now: number): SessionCookie {
  const expiresAt = String(now + SESSION_MS);
  return { name: COOKIE, value: `${expiresAt}.${signature(adminToken, expiresAt)}`, maxAge: SESSION_MS };
}

export function hasSession(request: Request, adminToken: string, now: number): boolean {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  const [expiresAt = '', signed = ''] = value.split('.');
  return sameSecret(signed, signature(adminToken, expiresAt)) && Number(expiresAt) > now;
}

function signature(adminToken: string, expiresAt: string): string {
  return createHmac('sha256', adminToken).update(`pampa admin until ${expiresAt}`).digest('base64url');
}
