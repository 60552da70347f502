// For the bench, which measures pages in the browser and house of these tests, and servers on their stores.
export { Guest } from './guest';
export { House } from './house';
export { playUntil, seatGuests, type Position } from './position';
export { A_RECORD, openRecord } from './replay-screens';
export type { KeptSettings } from './settings';
export { SIZES } from './sizes';
export { openStores, type Stores, type StoresTold } from './stores';
export { Tour, type IsThere } from './tour';
export type { Visitor, VisitorOptions } from './visitor';
export { Windows } from './windows';
