import type { Translation } from '@pampa/texts';
import type { report as english } from '../en/report';

export const report = {
  title: 'Informar de un problema',
  what: '¿Qué ha fallado?',
  'what-hint': '¿Qué hiciste, qué esperabas y qué pasó en su lugar?',
  'with-it': 'Lo que se envía con ello',
  'with-seen':
    'Lo que has visto de esta partida: la mesa tal como la ves y las jugadas tal como se te contaron',
  'with-no-match': 'Nada de ninguna partida: no estás en una',
  'with-versions': 'Las versiones de la página y de las reglas, tu navegador y el tamaño de su ventana',
  never:
    'Nunca lo que otros tienen en la mano ni lo que nadie ha visto; ni nombres, ni charla, ni nada que abra tu asiento.',
  wordless: 'Di en pocas palabras qué ha fallado.',
  unreachable:
    'El servidor no responde. Guarda el informe en un archivo y envíaselo a quien administra el servidor.',
  save: 'Guardar archivo',
  send: 'Enviar',
  thanks: 'Gracias',
  called: 'Tu informe ha llegado. Se llama',
  copy: 'Copiar el nombre',
  copied: 'Copiado.',
  after:
    'Quien administra el servidor lo encuentra por este nombre y, cuando termine la partida, puede compararlo con el registro.',
  'after-no-match': 'Quien administra el servidor lo encuentra por este nombre.',
  'save-copy': 'Guardar una copia',
  done: 'Listo',
} as const satisfies Translation<typeof english, 'es'>;
