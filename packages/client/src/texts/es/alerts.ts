import type { Translation } from '@pampa/texts';
import type { alerts as english } from '../en/alerts';

export const alerts = {
  'title-turn': '¡Te toca!',
  push: 'Avísame cuando me toque',
  'push-hint': 'Una notificación en este dispositivo, aunque la página esté cerrada.',
  'push-on': 'Las notificaciones están activadas',
  'push-off': 'Las notificaciones están desactivadas',
  'push-denied': 'Tu navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes.',
  'push-unable': 'Este navegador no puede recibir notificaciones aquí.',
  'push-install': 'En un iPhone o iPad, añade antes Pampa a la pantalla de inicio.',
} as const satisfies Translation<typeof english, 'es'>;
