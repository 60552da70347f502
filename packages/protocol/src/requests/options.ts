import { z } from 'zod';
import type { TableOptions } from '../options';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const shape = {
  listed: z.boolean(),
  gallery: z.enum(['open', 'closed']),
  clock: z.enum(['off', 'live', 'days']),
  turnSeconds: z.int().min(5).max(HOUR),
  bankSeconds: z
    .int()
    .min(0)
    .max(4 * HOUR),
  days: z.int().min(1).max(14),
  undo: z.enum(['off', 'own', 'consent']),
  chat: z.enum(['off', 'presets', 'free']),
  awaySeconds: z
    .int()
    .min(10)
    .max(7 * DAY),
  newcomers: z.boolean(),
} satisfies { [K in keyof TableOptions]: z.ZodType<TableOptions[K]> };

/** Only what is to change. */
export const tableOptionsShape = z
  .strictObject(shape)
  .partial()
  .transform((options): Partial<TableOptions> =>
    Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  );

/** Scalars only; whether the game knows them is for `whyNotOptions` to say. */
export const gameOptionsShape = z
  .record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean(), z.null()]))
  .refine((options) => Object.keys(options).length <= 20);
