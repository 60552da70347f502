import type { Area } from '@pampa/rules/el-gaucho';

/** The area alone as a heading or button has it, and the way there and back. */
export const elGauchoAreas = {
  sort: 'Sort',
  'to-sort': 'to Sort',
  'from-sort': 'from Sort',
  wish: 'Wish',
  'to-wish': 'to Wish',
  'from-wish': 'from Wish',
  sale: 'Immediate Sale',
  'to-sale': 'to the Immediate Sale',
  'from-sale': 'from the Immediate Sale',
  thief: 'Cattle Thief',
  'to-thief': 'to the Cattle Thief',
  'from-thief': 'from the Cattle Thief',
  overseer: 'Overseer',
  'to-overseer': 'to the Overseer',
  'from-overseer': 'from the Overseer',
  steppe: 'Steppe',
  'to-steppe': 'to the Steppe',
  'from-steppe': 'from the Steppe',
} as const satisfies Record<Area | `to-${Area}` | `from-${Area}`, string>;
