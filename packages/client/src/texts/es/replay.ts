import type { Translation } from '@pampa/texts';
import type { replay as english } from '../en/replay';

export const replay = {
  title: 'Repetición',
  'page-title': 'Repetición: {{game}}, {{players}}',
  watch: 'Volver a ver la partida',
  controls: 'Recorrer la partida',
  first: 'Al principio',
  previous: 'Una jugada atrás',
  play: 'Reproducir',
  pause: 'Pausa',
  'play-again': 'Ver desde el principio',
  next: 'Jugada siguiente',
  last: 'Al final',
  speed: 'Velocidad: {{speed}}',
  scrubber: 'Momento de la partida',
  move: 'Jugada {{move}} de {{moves}}',
  'to-play': 'Turno de {{name}}',
  begin: 'Todo está preparado. Dale a reproducir, o recorre la partida jugada a jugada.',
  result: 'Resultado',
  board: 'Volver al tablero',
  share: 'Copiar un enlace a este momento',
  'line-hint': 'Haz clic en una línea para volver a ella.',
  running: 'Todavía se está jugando',
  'running-text': 'Esta partida se podrá volver a ver en cuanto termine.',
  unknown: 'No existe esa partida',
  'unknown-text':
    'Aquí no hay registro de esta partida. Quizá el enlace está incompleto, o el registro ya no se guarda.',
  unreachable: 'Sin respuesta',
  'unreachable-text':
    'El servidor no responde en este momento. La partida no se ha perdido: prueba otra vez dentro de un rato.',
  unreadable: 'Esta partida no se puede volver a ver',
  'unreadable-text': 'Su registro está incompleto, o se hizo con otra versión de las reglas.',
} as const satisfies Translation<typeof english, 'es'>;
