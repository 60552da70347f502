import { common } from './common';

/** By concern; each is a namespace of i18next. English gives the keys that every other language has to have. */
export const en = {
  common,
} as const;
