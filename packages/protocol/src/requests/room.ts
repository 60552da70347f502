import { z } from 'zod';
import { BOT_LEVELS, USUAL_BOT_LEVEL } from '../bots';
import { EMOTES, PRESETS } from '../chat';
import { nameShape } from './name';
import { gameOptionsShape, tableOptionsShape } from './options';
import {
  actionShape,
  colourShape,
  hexShape,
  personShape,
  requestId,
  seatShape,
  seqShape,
  tokenShape,
} from './shapes';
import { chatTextShape } from './text';

const nothing = z.strictObject({});

const saying = { id: requestId, channel: z.enum(['table', 'gallery']) };

/** Everything a client can ask of its table, and what it must bring along. */
export const ROOM_REQUESTS = {
  // Sitting down
  sit: z.strictObject({
    token: tokenShape,
    name: nameShape,
    /** Null: any. */
    seat: seatShape.nullable(),
    colour: colourShape.nullable(),
    commitment: hexShape.nullable(),
  }),
  leave: nothing,
  rename: z.strictObject({ name: nameShape }),
  colour: z.strictObject({ colour: colourShape }),
  ready: z.strictObject({ ready: z.boolean() }),
  commit: z.strictObject({ commitment: hexShape }),
  open: z.strictObject({ secret: hexShape }),

  // The host
  options: z.strictObject({ game: gameOptionsShape.optional(), table: tableOptionsShape.optional() }),
  webhook: z.strictObject({
    url: z
      .url({ error: ({ code }) => (code === 'invalid_format' ? 'bad-webhook' : undefined) })
      .max(500)
      .nullable(),
    language: z.enum(['en', 'fr', 'es', 'de']).default('en'),
  }),
  'add-bot': z.strictObject({
    /** Null: any. */
    seat: seatShape.nullable(),
    level: z.enum(BOT_LEVELS).default(USUAL_BOT_LEVEL),
  }),
  /** Somebody of that level sits there instead. */
  'bot-level': z.strictObject({ seat: seatShape, level: z.enum(BOT_LEVELS) }),
  'remove-bot': z.strictObject({ seat: seatShape }),
  shuffle: nothing,
  kick: z.strictObject({ seat: seatShape }),
  'hand-over': z.strictObject({ seat: seatShape }),
  start: nothing,

  // Playing
  act: z.strictObject({ id: requestId, seq: seqShape, action: actionShape }),
  undo: z.strictObject({ id: requestId, target: seqShape }),
  resign: nothing,
  rematch: nothing,

  // Agreeing
  propose: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('undo'), target: seqShape }),
    z.strictObject({ kind: z.enum(['pause', 'resume', 'end']) }),
    z.strictObject({ kind: z.literal('stand-in'), seat: seatShape }),
  ]),
  /** By somebody without a seat who says that an absent one is his. */
  claim: z.strictObject({ token: tokenShape, seat: seatShape }),
  vote: z.strictObject({ proposal: z.int().min(1), yes: z.boolean() }),

  // Talking and watching
  say: z.union([
    z.strictObject({ ...saying, text: chatTextShape }),
    z.strictObject({ ...saying, preset: z.enum(PRESETS) }),
  ]),
  emote: z.strictObject({ emote: z.enum(EMOTES) }),
  /** For oneself alone. */
  mute: z.strictObject({ who: personShape, muted: z.boolean() }),
  /** By the host, for everybody. */
  hush: z.strictObject({ who: personShape, hushed: z.boolean() }),
  /** A player wants to hear the gallery, or not. */
  listen: z.strictObject({ gallery: z.boolean() }),
  'remove-watcher': z.strictObject({ who: personShape }),

  // Calling people back
  look: z.strictObject({ looking: z.boolean() }),
  nudge: z.strictObject({ seat: seatShape }),
  push: z.strictObject({
    subscription: z
      .strictObject({
        endpoint: z.url().max(1000),
        keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
      })
      .nullable(),
    language: z.enum(['en', 'fr', 'es', 'de']).default('en'),
  }),
  /** A code with which another device takes this seat over. */
  handoff: nothing,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type RoomRequestName = keyof typeof ROOM_REQUESTS;
export type RoomRequest<Name extends RoomRequestName> = z.infer<(typeof ROOM_REQUESTS)[Name]>;
export type RoomRequestInput<Name extends RoomRequestName> = z.input<(typeof ROOM_REQUESTS)[Name]>;
