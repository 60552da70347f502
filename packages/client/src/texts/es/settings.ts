import type { Translation } from '@pampa/texts';
import type { settings as english } from '../en/settings';

export const settings = {
  title: 'Ajustes',
  auto: 'Como el sistema',
  language: 'Idioma',
  theme: 'Luz',
  'theme-day': 'Día',
  'theme-dusk': 'Atardecer',
  volume: 'Sonido',
  'volume-off': 'Apagado',
  speed: 'Velocidad',
  'speed-hint': 'Con qué rapidez se muestran las jugadas en el tablero.',
  'speed-slow': 'Lenta',
  'speed-normal': 'Normal',
  'speed-fast': 'Rápida',
  'speed-very-fast': 'Muy rápida',
  motion: 'Animaciones',
  'motion-hint': 'Con pocas animaciones, las piezas van directamente a su sitio.',
  'motion-full': 'Todas',
  'motion-reduced': 'Pocas',
  board: 'Tablero',
  'board-hint':
    'El tablero sencillo está hecho de texto y botones: para lectores de pantalla, pantallas pequeñas y dispositivos antiguos.',
  'board-scene': 'Dibujado',
  'board-plain': 'Sencillo',
  vibration: 'Vibración',
  'vibration-hint': 'Una vibración breve cuando te toca.',
  'kept-here': 'Se guardan en este navegador.',
} as const satisfies Translation<typeof english, 'es'>;
