import type { PageCatalogue } from '../say';
import { common } from './common';

export const fr = {
  common,
} as const satisfies PageCatalogue;
