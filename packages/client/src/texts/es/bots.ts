import type { Translation } from '@pampa/texts';
import type { bots as english } from '../en/bots';

export const bots = {
  peon: 'Peón',
  gaucho: 'Gaucho',
  baron: 'Barón',
  'skill-peon': 'aún aprende',
  'skill-gaucho': 'juega bien',
  'skill-baron': 'difícil de vencer',
  'about-peon': 'Aún aprende: toma lo que tiene más cerca.',
  'about-gaucho': 'Juega bien: piensa cada turno entero.',
  'about-baron': 'Difícil de vencer: imagina muchas formas de seguir.',
  choose: '¿Qué nivel tendrá este bot?',
  change: 'Otro nivel',
  'change-of': 'Cambiar el nivel de {{name}}',

  Eusebio: 'Silba cuando los dados le sonríen.',
  Delfina: 'Saluda a cada res por su nombre.',
  Tobías: 'Consulta a su caballo antes de cada jugada.',
  Jacinta: 'Cuando pierde es cuando más se ríe.',
  Facundo: 'Habla poco y ve mucho.',
  Ramona: 'Nunca con prisa, nunca tarde.',
  Anselmo: 'Para cada ocasión tiene un refrán.',
  Celestina: 'Lo perdona todo, menos una res robada.',
  'Don Evaristo': 'Cuenta dos veces sus pesos, y también los tuyos.',
  'Doña Inés': 'Sonríe sobre todo cuando los dados van en su contra.',
  'Don Severino': 'Jamás ha elogiado una jugada, ni siquiera suya.',
  'Doña Leonor': 'Juega como si la pampa fuera suya.',
} as const satisfies Translation<typeof english, 'es'>;
