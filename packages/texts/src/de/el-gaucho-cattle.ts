import type { elGauchoCattle as english } from '../en/el-gaucho-cattle';
import type { Translation } from '../translation';

/** `tile` serves as nominative and accusative; sentences are built so that they need no other case of it. */
export const elGauchoCattle = {
  brown: 'braun',
  ochre: 'ockerfarben',
  black: 'schwarz',
  white: 'weiß',
  spotted: 'gefleckt',
  'herd-brown': 'die braune Herde',
  'herd-ochre': 'die ockerfarbene Herde',
  'herd-black': 'die schwarze Herde',
  'herd-white': 'die weiße Herde',
  'herd-spotted': 'die gefleckte Herde',
  'tile-brown': 'die braune {{value}}',
  'tile-ochre': 'die ockerfarbene {{value}}',
  'tile-black': 'die schwarze {{value}}',
  'tile-white': 'die weiße {{value}}',
  'tile-spotted': 'die gefleckte {{value}}',
  'on-brown': 'auf der braunen {{value}}',
  'on-ochre': 'auf der ockerfarbenen {{value}}',
  'on-black': 'auf der schwarzen {{value}}',
  'on-white': 'auf der weißen {{value}}',
  'on-spotted': 'auf der gefleckten {{value}}',
  'off-brown': 'von der braunen {{value}}',
  'off-ochre': 'von der ockerfarbenen {{value}}',
  'off-black': 'von der schwarzen {{value}}',
  'off-white': 'von der weißen {{value}}',
  'off-spotted': 'von der gefleckten {{value}}',
} as const satisfies Translation<typeof english, 'de'>;
