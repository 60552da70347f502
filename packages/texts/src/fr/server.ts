import type { server as english } from '../en/server';
import type { Translation } from '../translation';

export const server = {
  open: 'À ouvrir\u00a0: {{url}}',
  'on-network': 'Sur ton réseau\u00a0: {{url}}',
  data: 'Les données sont gardées dans {{folder}}',
  database: 'Les données sont gardées dans PostgreSQL',
  stopped: 'Serveur arrêté\u00a0; tout est conservé.',
  'no-client-title': 'Pampa est en marche',
  'no-client-body':
    'Le serveur est prêt, mais la page de jeu n’a pas été construite. Lance le serveur avec «\u00a0npm start\u00a0», qui s’en charge.',
} as const satisfies Translation<typeof english, 'fr'>;
