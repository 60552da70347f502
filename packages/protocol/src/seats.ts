/** What tells people apart at any table, whatever the game. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const SEAT_KINDS = ['empty', 'person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const TABLE_STATUSES = ['lobby', 'starting', 'playing', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];
