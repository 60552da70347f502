import type { operator } from './en';

/** English gives the keys; every other language has to have them all. */
export type OperatorText = Readonly<Record<keyof typeof operator, string>>;
