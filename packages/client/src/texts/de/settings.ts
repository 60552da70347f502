import type { Translation } from '@pampa/texts';
import type { settings as english } from '../en/settings';

export const settings = {
  title: 'Einstellungen',
  auto: 'Wie das System',
  language: 'Sprache',
  theme: 'Licht',
  'theme-day': 'Tag',
  'theme-dusk': 'Abend',
  volume: 'Ton',
  'volume-off': 'Aus',
  speed: 'Tempo',
  'speed-hint': 'Wie schnell Züge auf dem Brett gezeigt werden.',
  'speed-slow': 'Langsam',
  'speed-normal': 'Normal',
  'speed-fast': 'Schnell',
  'speed-very-fast': 'Sehr schnell',
  motion: 'Animationen',
  'motion-hint': 'Mit wenigen Animationen liegt alles gleich dort, wo es hingehört.',
  'motion-full': 'Alle',
  'motion-reduced': 'Wenige',
  board: 'Spielbrett',
  'board-hint':
    'Das schlichte Brett besteht aus Text und Knöpfen: für Vorleseprogramme, kleine Bildschirme und alte Geräte.',
  'board-scene': 'Gemalt',
  'board-plain': 'Schlicht',
  vibration: 'Vibration',
  'vibration-hint': 'Ein kurzes Brummen, wenn du dran bist.',
  'kept-here': 'In diesem Browser gespeichert.',
} as const satisfies Translation<typeof english, 'de'>;
