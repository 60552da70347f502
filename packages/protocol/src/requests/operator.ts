import { z } from 'zod';
import { nameShape } from './name';

/** A day: longer ahead nobody plans an evening. */
const LONGEST_MINUTES = 24 * 60;

/** POST /admin/session. The name stands in the operators' log; it proves nothing. */
export const operatorLoginShape = z.strictObject({
  token: z.string().max(1000),
  name: nameShape.nullable().default(null),
});

/** POST /api/operator/tables/:code/remove. The name says which person was meant, should seats have been shuffled. */
export const operatorRemoveShape = z.union([
  z.strictObject({ seat: z.int().min(0).max(20), name: z.string().max(100) }),
  z.strictObject({ watcher: z.string().max(40) }),
]);
export type OperatorRemove = z.infer<typeof operatorRemoveShape>;

/** POST /api/operator/house. */
export const operatorHouseShape = z.strictObject({ isClosed: z.boolean() });

/** POST /api/operator/restart; null takes the announcement back. */
export const operatorRestartShape = z.strictObject({
  minutes: z.int().min(1).max(LONGEST_MINUTES).nullable(),
});
