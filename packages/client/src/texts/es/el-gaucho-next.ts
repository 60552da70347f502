import type { Translation } from '@pampa/texts';
import type { elGauchoNext as english } from '../en/el-gaucho-next';

export const elGauchoNext = {
  'another-tile': 'Toca otra loseta para quedarte también con ella.',
  'second-die': 'Toca un segundo dado.',
  'another-die': 'Toca otro dado más.',
  dice: 'Toca los dados que quieres usar.',
  'space-or-area': 'Toca una res o una zona que cueste esa suma.',
  space: 'Toca una res que cueste esa suma.',
  area: 'Toca una zona que cueste esa suma.',
  'stand-or-lie': '¿De pie o tumbado?',
  fetch: 'Toca el gaucho tumbado que retiras.',
  face: 'Elige un número para el dado.',
  herd: 'Elige el rebaño que vendes.',
  cattle: 'Toca la res que quieres robar.',
  rouse: 'Toca el gaucho que debe levantarse.',
  oust: 'Toca el gaucho rival cuyo lugar ocupas.',
  'rouse-or-oust': 'Toca un gaucho tumbado: el tuyo se levanta, uno rival deja su lugar.',
  steppe: 'Mira las reses de la estepa.',
  'only-back': 'Desde aquí, ahora solo puedes retirarlo.',
  'from-area': 'Toca la zona de la que retiras un gaucho.',
  'settle-where': 'Toca una casilla libre.',
  'settle-what': 'Toca la loseta que colocas ahí.',
  gap: 'Toca un hueco del rebaño o añádela al final.',
  any: 'Toca algo iluminado.',
} as const satisfies Translation<typeof english, 'es'>;
