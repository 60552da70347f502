import express, { type RequestHandler } from 'express';
import type { z } from 'zod';
import { PROTOCOL_VERSION, type HouseRefusal } from '@pampa/protocol';
import { refuse } from './refuse';

/** The largest honest body is a new table with all its options: under 1 kB. */
const MOST_BYTES = 8 * 1024;

/** An honest body is three deep. */
const DEEPEST = 12;

const UNSUPPORTED_MEDIA_TYPE = 415;

interface BodyLimits {
  readonly mostBytes: number;
  readonly deepest: number;
}

/** A body of JSON, of a sane size and depth, or a refusal. Nothing is unpacked: so small a body gains nobody anything. */
export function jsonBodyOf({ mostBytes, deepest }: BodyLimits): readonly RequestHandler[] {
  const parse = express.json({ limit: mostBytes, inflate: false, type: 'application/json' });
  const checkBody: RequestHandler = (request, response, next) => {
    const body: unknown = request.body;
    if (body === undefined) refuse(response, { code: 'malformed' }, UNSUPPORTED_MEDIA_TYPE);
    else if (isDeeper(body, deepest)) refuse(response, { code: 'malformed' });
    else next();
  };
  return [parse, checkBody];
}

export const jsonBody: readonly RequestHandler[] = jsonBodyOf({ mostBytes: MOST_BYTES, deepest: DEEPEST });

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

export function readBody<T>(shape: z.ZodType<T>, body: unknown): { readonly value: T } | HouseRefusal {
  if (isOtherVersion(body)) return { code: 'upgrade' };
  const read = shape.safeParse(body);
  if (read.success) return { value: read.data };
  const path = read.error.issues[0]?.path ?? [];
  if (path[0] === 'name') return { code: 'bad-name' };
  return { code: 'malformed', details: { path: writtenPath(path) } };
}

/** Asked first: a page of another version is not malformed, it is old or new, and should be told to reload. */
function isOtherVersion(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'protocol' in body &&
    Number.isInteger(body.protocol) &&
    body.protocol !== PROTOCOL_VERSION
  );
}

/** Up to the first part that we would not have called so ourselves. */
function writtenPath(path: readonly PropertyKey[]): string {
  const parts = path.map(String);
  const strange = parts.findIndex((part) => !/^\w{1,20}$/.test(part));
  return parts.slice(0, strange < 0 ? undefined : strange).join('.');
}
