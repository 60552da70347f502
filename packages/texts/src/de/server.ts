import type { server as english } from '../en/server';
import type { Translation } from '../translation';

export const server = {
  open: 'Öffne {{url}}',
  'on-network': 'In deinem Netzwerk: {{url}}',
  data: 'Die Daten liegen in {{folder}}',
  database: 'Die Daten liegen in PostgreSQL',
  stopped: 'Angehalten; alles ist gespeichert.',
  'no-client-title': 'Pampa läuft',
  'no-client-body':
    'Der Server ist bereit, aber die Seite zum Spielen ist noch nicht gebaut. Starte ihn mit „npm start“, das baut sie.',
} as const satisfies Translation<typeof english, 'de'>;
