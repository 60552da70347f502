import type { Translation } from '@pampa/texts';
import type { alerts as english } from '../en/alerts';

export const alerts = {
  'title-turn': 'Du bist dran!',
  push: 'Sag mir, wenn ich dran bin',
  'push-hint': 'Eine Benachrichtigung auf diesem Gerät, auch wenn die Seite geschlossen ist.',
  'push-on': 'Benachrichtigungen sind an',
  'push-off': 'Benachrichtigungen sind aus',
  'push-denied':
    'Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.',
  'push-unable': 'Dieser Browser kann hier keine Benachrichtigungen empfangen.',
  'push-install': 'Leg Pampa auf iPhone und iPad zuerst auf den Home-Bildschirm.',
} as const satisfies Translation<typeof english, 'de'>;
