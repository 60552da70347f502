import type { reports as english } from '../en/reports';
import type { Translation } from '../translation';

export const reports = {
  called: 'Informe {{id}}, recibido el {{when}}',
  saved: 'Un informe guardado, pero no enviado',
  page: 'Página: {{place}}, build {{build}}, protocolo {{protocol}}, reglas {{rules}}, idioma {{language}}',
  browser: 'Navegador: {{agent}}, {{width}} × {{height}} a {{ratio}}',
  match: 'Partida {{match}}: {{game}}, {{seats}} asientos',
  'from-seat': 'Visto desde el asiento {{seat}}, hasta la entrada {{entry}}',
  'from-outside': 'Visto desde el público, hasta la entrada {{entry}}',
  'no-match': 'Fuera de toda partida',
  'no-moves': 'No se vio ninguna jugada.',
  'unknown-game': 'Las jugadas son de un juego que aquí no se conoce.',
  seat: 'Asiento {{seat}}',
  'in-secret': '{{player}} elige en secreto.',
  unreadable: 'Es un informe de un problema, pero no se puede leer: {{path}} no es lo que debería.',
} as const satisfies Translation<typeof english, 'es'>;
