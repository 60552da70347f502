import { z } from 'zod';
import { COLOURS } from '../seats';

/** Made by the client, so that sending again is harmless: also after a reconnect, also after a restart of the server. */
export const requestId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

/**
 * 128 bits, base64url. The browser makes it, so that a lost answer loses nobody a seat: whoever sits down again with the
 * same token sits where he sat.
 */
export const tokenShape = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const hexShape = z.string().regex(/^[0-9a-f]{64}$/);
export const colourShape = z.enum(COLOURS);
export const seatShape = z.int().min(0).max(15);
export const seqShape = z.int().min(0).max(1_000_000);

/** The id of a person, a bot or a spectator at a table. */
export const personShape = z.string().regex(/^[a-z0-9-]{1,24}$/);

/** What a game calls an action: an object with a type. Its depth and size are limited before it gets here. */
export const actionShape = z.looseObject({ type: z.string().max(40) });
