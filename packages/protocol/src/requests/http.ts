import { z } from 'zod';
import { gameOptionsShape, tableOptionsShape } from './options';
import { colourShape, hexShape, tokenShape } from './shapes';
import { nameShape } from './name';

/** What the page was built with. A table that runs on something else sends it to reload. */
const versions = {
  protocol: z.int(),
  rules: z.record(z.string().max(40), z.int()),
};

/** POST /api/tables: opens a table, with whoever asks in its first seat as host. */
export const createTableShape = z.strictObject({
  ...versions,
  game: z.string().max(40),
  name: nameShape,
  token: tokenShape,
  colour: colourShape.nullable().default(null),
  commitment: hexShape.nullable().default(null),
  gameOptions: gameOptionsShape.default({}),
  options: tableOptionsShape.default({}),
  /** What all dice are made of, for a test. Only a server that runs with DEV=1 lets anybody choose them. */
  seed: z.string().min(1).max(100).nullable().default(null),
});
export type CreateTable = z.infer<typeof createTableShape>;

/** POST /api/tables/:code/join: a place on the socket, with a token in one's seat, without one in the gallery. */
export const joinTableShape = z.strictObject({
  ...versions,
  token: tokenShape.nullable().default(null),
  /** The code of "continue elsewhere"; `token` becomes the seat's new one. */
  handoff: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22}$/)
    .nullable()
    .default(null),
  /** How a spectator wants to be called. */
  name: nameShape.nullable().default(null),
  /** A random id that the browser keeps. It tells two people behind one address apart, and one person's two tabs together. */
  browser: tokenShape.nullable().default(null),
});
export type JoinTable = z.infer<typeof joinTableShape>;
