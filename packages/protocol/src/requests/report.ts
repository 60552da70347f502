import { z } from 'zod';
import {
  LONGEST_DESCRIPTION,
  MOST_REPORT_STEPS,
  REPORT_FORMAT,
  REPORT_PLACES,
  REPORT_VERSION,
} from '../report';
import { actionShape, seatShape, seqShape } from './shapes';
import { freeText } from './text';

/** Facts of a game, as it told them to the page. */
const factsShape = z.looseObject({});

/** An entry of the match, as the reporter saw it: what others did in secret is null in it. */
const seenStepShape = z.strictObject({
  seq: seqShape,
  seat: seatShape,
  at: z.int().min(0),
  by: z.enum(['person', 'bot', 'clock']),
  action: actionShape.nullable(),
  undo: seqShape.nullable(),
  consent: z.boolean(),
  events: z.array(z.strictObject({ open: actionShape, held: factsShape.optional() })).max(200),
});

/**
 * POST /api/reports. Nobody's name is in it, no token and no chat: players are seats, and the header, which knows their
 * names, stays away. The versions stand one level down, so that a page of another version may complain too.
 */
export const reportShape = z.strictObject({
  format: z.literal(REPORT_FORMAT),
  version: z.literal(REPORT_VERSION),
  /** All that the reporter typed. */
  description: freeText(LONGEST_DESCRIPTION),
  place: z.enum(REPORT_PLACES),
  page: z.strictObject({
    /** The name of the page's own script, which changes with everything in it. */
    build: z
      .string()
      .regex(/^[\w.-]{1,80}$/)
      .nullable(),
    protocol: z.int(),
    rules: z.record(z.string().max(40), z.int()),
    language: z.string().regex(/^[a-z]{2}$/),
  }),
  browser: z.strictObject({
    agent: z.string().max(400),
    width: z.int().min(0).max(100_000),
    height: z.int().min(0).max(100_000),
    ratio: z.number().min(0).max(100),
  }),
  match: z
    .strictObject({
      id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      game: z.string().max(40),
      rules: z.int(),
      seats: z.int().min(1).max(16),
    })
    .nullable(),
  /** The seat it was seen from; null in the gallery. */
  viewer: seatShape.nullable(),
  seq: seqShape,
  view: z.strictObject({ open: factsShape, held: factsShape.nullable() }).nullable(),
  /** The newest, oldest first. */
  steps: z.array(seenStepShape).max(MOST_REPORT_STEPS),
});
export type ProblemReport = z.infer<typeof reportShape>;

/** As a file: saved by the reporter, or exported by whoever runs the server. What was never sent has no id. */
export const reportFileShape = reportShape.extend({
  id: z.string().max(20).optional(),
  receivedAt: z.int().min(0).optional(),
});
export type ReportFile = z.infer<typeof reportFileShape>;
