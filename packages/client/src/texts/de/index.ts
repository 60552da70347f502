import type { PageCatalogue } from '../say';
import { common } from './common';

export const de = {
  common,
} as const satisfies PageCatalogue;
