import type { Translation } from '@pampa/texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Dados sin trampa',
  text: 'Antes de empezar, cada navegador y el servidor ponen en los dados un secreto sellado: nadie puede elegirlos, ni siquiera quien dirige la mesa.',
  more: 'Ver los sellos',
  server: 'Servidor',
  none: 'aún sin sellar',
  you: '{{name}} (tú)',
  bot: 'un bot no aporta ningún secreto',
  open: 'Los sellos aún pueden cambiar: quedan fijados cuando empieza la partida.',
  frozen:
    'Los sellos están fijados. Si quieres estar seguro, apúntalos: después de la partida, cada secreto tiene que encajar con su sello.',
  'own-yes':
    'El secreto de tu navegador está detrás de tu sello: participa en cada tirada y nadie puede dirigirlas.',
  'own-no': 'Este navegador no participa en las tiradas de esta partida.',
  chosen: 'Dados elegidos: mesa de prueba',
  'chosen-text':
    'Alguien eligió de dónde salen los dados de esta mesa, para probar algo. Nada de ellos se puede comprobar.',
} as const satisfies Translation<typeof english, 'es'>;
