import type { PageCatalogue } from '../say';
import { common } from './common';

export const es = {
  common,
} as const satisfies PageCatalogue;
