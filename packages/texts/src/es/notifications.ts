import type { notifications as english } from '../en/notifications';
import type { Translation } from '../translation';

export const notifications = {
  'turn-title': '¡Te toca!',
  'turn-body': 'Te esperan en la mesa {{code}} ({{game}}).',
  'turn-line': 'Le toca a {{player}} en la mesa {{code}} ({{game}}).',
  'nudge-title': '{{by}} te está esperando',
  'nudge-body': 'Te toca jugar en la mesa {{code}} ({{game}}).',
  'nudge-line': '{{by}} está esperando a {{player}} en la mesa {{code}} ({{game}}).',
  'claim-title': 'Alguien pide tu asiento',
  'claim-body': 'Mesa {{code}} ({{game}}): si no vuelves, el resto puede cederlo.',
  'claim-line': 'Alguien pide el asiento de {{player}} en la mesa {{code}} ({{game}}).',
  'given-title': 'Han cedido tu asiento',
  'given-body': 'Abre la mesa {{code}} ({{game}}) en este dispositivo y el asiento vuelve a ser tuyo.',
  'given-line': 'El resto ha cedido a alguien el asiento de {{player}} en la mesa {{code}} ({{game}}).',
  'over-title': 'La partida ha terminado',
  'over-body': 'Mira cómo acabó en la mesa {{code}} ({{game}}).',
  'over-line': 'La partida de la mesa {{code}} ({{game}}) ha terminado.',
  'over-body-won': 'Primer puesto en la mesa {{code}} ({{game}}): {{players}}.',
  'over-line-won': 'La partida de la mesa {{code}} ({{game}}) ha terminado. Primer puesto: {{players}}.',
} as const satisfies Translation<typeof english, 'es'>;
