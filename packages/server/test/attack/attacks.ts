import type { Attack } from './attack';
import { FLOODS_LIST } from './floods-list';

export const ATTACKS: readonly Attack[] = [...FLOODS_LIST];
