export { seedOf } from './chance';
export { checkFallbackTable } from './check-fallback-table';
export { checkGame } from './check-game';
export { LawBroken, LAWS, type LawName } from './law';
export { MOST_ACTS, type Setting, type Subject } from './subject';
