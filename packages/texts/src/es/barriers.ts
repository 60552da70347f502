import type { barriers as english } from '../en/barriers';
import type { Translation } from '../translation';

export const barriers = {
  start: 'Todavía no has hecho nada que puedas deshacer.',
  draw: 'Desde entonces se han tirado dados o robado losetas: el azar no se deshace.',
  reveal: 'Desde entonces ha salido a la luz algo oculto: ya no se puede deshacer.',
  'other-seat': 'Alguien ha jugado después: no puedes deshacerlo sin el acuerdo del resto.',
  'ended-turn': 'Has terminado tu turno: ya no puedes deshacerlo sin el acuerdo del resto.',
  over: 'La partida ha terminado: ya no se puede deshacer nada.',
} as const satisfies Translation<typeof english, 'es'>;
