/** Why nothing further back can be taken back by a seat alone. */
export const BARRIERS = ['start', 'draw', 'reveal', 'other-seat', 'ended-turn', 'over'] as const;
export type Barrier = (typeof BARRIERS)[number];
