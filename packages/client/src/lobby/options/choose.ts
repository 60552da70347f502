import type { TableOptions } from '@pampa/protocol';

/** How an option is changed. */
export type Choose = (change: Partial<TableOptions>) => void;
