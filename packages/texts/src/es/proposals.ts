import type { proposals as english } from '../en/proposals';
import type { Translation } from '../translation';

export const proposals = {
  undo: '{{player}} quiere deshacer la jugada {{entry}} y todo lo que siguió. ¿De acuerdo?',
  pause: '{{player}} quiere hacer una pausa. ¿De acuerdo?',
  resume: '{{player}} quiere reanudar la partida. ¿De acuerdo?',
  end: '{{player}} quiere dar la partida por terminada, sin resultado. ¿De acuerdo?',
  'stand-in': '{{player}} propone que un bot juegue por {{absent}}. ¿De acuerdo?',
  claim: '{{player}}, desde el público, dice ser {{absent}} y pide su asiento. ¿De acuerdo?',
} as const satisfies Translation<typeof english, 'es'>;
