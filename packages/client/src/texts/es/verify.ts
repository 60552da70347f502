import type { Translation } from '@pampa/texts';
import type { verify as english } from '../en/verify';

export const verify = {
  title: 'Dados y limpieza',
  ask: 'Todos los secretos están abiertos. Tu navegador puede volver a jugar la partida entera y comprobar cada tirada, cada loseta y cada jugada.',
  verify: 'Comprobar la partida',
  running: 'La partida se juega otra vez…',
  good: 'Esta partida fue limpia',
  'good-text':
    'Cada secreto encaja con su sello, cada tirada y cada loseta salen de ellos, y ninguna jugada se cambió después.',
  'failed-at': 'La entrada {{entry}} está mal',
  'failed-before': 'Mal desde el principio',
  unverifiable: 'No se puede comprobar',
  'not-yours': 'No es la partida que vio este navegador',
  'to-entry': 'Ir a la entrada {{entry}}',
  'at-entry': 'en la entrada {{entry}}',
  own: 'Lo que solo sabe este navegador',
  'own-bytes': 'Tu propio secreto',
  'own-bytes-yes': 'El secreto que creó este navegador está entre los que formaron los dados.',
  'own-bytes-no': 'El secreto que creó este navegador no está en el registro: lo cambiaron por otro.',
  'own-bytes-none': 'Este navegador no tenía asiento en esta partida: no hay ningún secreto suyo que buscar.',
  'last-link': 'La última jugada que viste',
  'last-link-yes': 'En la jugada {{entry}} el registro es la partida que se le mostró a este navegador.',
  'last-link-none':
    'Este navegador no vio la partida, así que no puede distinguirla de otra jugada con los mismos secretos.',
  'last-link-shortened':
    'Este navegador vio la jugada {{entry}} y el registro termina antes: le cortaron el final.',
  'last-link-another': 'En la jugada {{entry}} este navegador vio otra partida que la del registro.',
  'last-link-went-back':
    'Este navegador ya había visto la jugada {{entry}} cuando el servidor volvió atrás. Pasa al restaurar una copia; si no, pregunta por qué a quien dirige la mesa.',
  'header-detail_one': '{{count}} persona y su sello',
  'header-detail_many': '{{count}} personas y sus sellos',
  'header-detail_other': '{{count}} personas y sus sellos',
  'commitments-detail_one': '{{count}} secreto encaja con su sello',
  'commitments-detail_many': '{{count}} secretos encajan con sus sellos',
  'commitments-detail_other': '{{count}} secretos encajan con sus sellos',
  'entries-detail': '{{entries}} jugadas, {{words}} números al azar sacados de nuevo',
  'links-detail_one': '{{count}} eslabón',
  'links-detail_many': '{{count}} eslabones, cada uno hecho del anterior',
  'links-detail_other': '{{count}} eslabones, cada uno hecho del anterior',
  'events-detail_one': '{{count}} suceso',
  'events-detail_many': '{{count}} sucesos',
  'events-detail_other': '{{count}} sucesos',
  'events-none': 'El registro no lo cuenta: se deduce de las jugadas.',
  'snapshots-detail_one': '{{count}} comparación de toda la mesa',
  'snapshots-detail_many': '{{count}} comparaciones de toda la mesa',
  'snapshots-detail_other': '{{count}} comparaciones de toda la mesa',
  'by-hand':
    'Para comprobarla sin esta página: guarda el registro y ejecuta «npm run verify -- ARCHIVO» con el código fuente de Pampa.',
  dice: 'Cómo cayeron los dados',
  'dice-extent': 'Mostrar',
  'dice-total': 'En total',
  'dice-rounds': 'Por ronda',
  'dice-round': 'Ronda',
  'dice-expected': 'esperado: {{times}} de cada',
  'dice-band': 'margen habitual: de {{low}} a {{high}} (19 de cada 20 caras limpias)',
  'dice-usual':
    'Se lanzaron {{dice}} dados. De 100 partidas limpias, unas {{share}} son al menos tan desiguales como esta (ji cuadrado {{chi}}).',
  'dice-rare':
    'Se lanzaron {{dice}} dados. Menos de 1 de cada 100 partidas limpias es tan desigual como esta (ji cuadrado {{chi}}). A veces pasa; si los dados fueron limpios lo dice la comprobación.',
} as const satisfies Translation<typeof english, 'es'>;
