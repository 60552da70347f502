import type { server as english } from '../en/server';
import type { Translation } from '../translation';

export const server = {
  open: 'Abre {{url}}',
  'on-network': 'En tu red: {{url}}',
  data: 'Los datos se guardan en {{folder}}',
  database: 'Los datos se guardan en PostgreSQL',
  stopped: 'Servidor detenido; todo queda guardado.',
  'no-client-title': 'Pampa está en marcha',
  'no-client-body':
    'El servidor está listo, pero falta construir la página de juego. Arranca el servidor con «npm start», que se encarga de ello.',
} as const satisfies Translation<typeof english, 'es'>;
