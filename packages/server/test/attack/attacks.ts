import type { Attack } from './attack';
import { FLOODS_LIST } from './floods-list';
import { backByReloading, chatByReconnecting } from './schemes/chat';
import { fullHouse, tablesOfOneAddress } from './schemes/full-house';
import { wrongCodes, wrongTokens } from './schemes/guesses';
import { matchOfAbsentPlayers, seatOfAnAbsentPlayer } from './schemes/seats';
import { placesOfAGallery, publicList } from './schemes/shared-places';

/** Every attack of docs/security.md, in the order of its table. */
export const ATTACKS: readonly Attack[] = [
  ...FLOODS_LIST,
  seatOfAnAbsentPlayer,
  matchOfAbsentPlayers,
  tablesOfOneAddress,
  fullHouse,
  placesOfAGallery,
  publicList,
  chatByReconnecting,
  backByReloading,
  wrongCodes,
  ...wrongTokens,
];
