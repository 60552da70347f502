import type { Translation } from '@pampa/texts';
import type { results as english } from '../en/results';

export const results = {
  title: 'La partida ha terminado',
  'no-result': 'Terminada sin resultado',
  'no-result-text': 'Nadie gana, nadie pierde. Aun así, la partida queda registrada.',
  'series-number': 'Partida {{number}} de esta serie',
  wins_one: '{{count}} victoria',
  wins_many: '{{count}} victorias',
  wins_other: '{{count}} victorias',
  rematch: 'Jugar otra',
  'rematch-text': 'La misma gente, los mismos asientos, y empieza otra persona.',
  'rematch-on': '¡Hay revancha!',
  'rematch-go': 'Ir a la revancha',
  'rematch-watch': 'Mirar la revancha',
  look: 'Ver la mesa',
  download: 'Descargar la partida',
  'download-hint': 'Todas las jugadas, y la prueba de que los dados no tenían trampa.',
  share: 'Compartir',
  'share-text': '{{game}}: {{standings}}',
  'record-missing': 'Ahora mismo no hay más detalles de esta partida.',
  chat: 'Chat',
  home: 'Ir a la portada',
} as const satisfies Translation<typeof english, 'es'>;
