import type { notifications as english } from '../en/notifications';
import type { Translation } from '../translation';

export const notifications = {
  'turn-title': 'C’est à toi de jouer\u00a0!',
  'turn-body': 'On t’attend à la table {{code}} ({{game}}).',
  'turn-line': 'C’est à {{player}} de jouer à la table {{code}} ({{game}}).',
  'nudge-title': '{{by}} t’attend',
  'nudge-body': 'C’est à toi de jouer à la table {{code}} ({{game}}).',
  'nudge-line': '{{by}} attend {{player}} à la table {{code}} ({{game}}).',
  'claim-title': 'On demande ta place',
  'claim-body': 'Table {{code}} ({{game}})\u00a0: si tu ne reviens pas, les autres pourront la céder.',
  'claim-line': 'À la table {{code}} ({{game}}), quelqu’un demande la place occupée par {{player}}.',
  'given-title': 'Ta place a été cédée',
  'given-body': 'Ouvre la table {{code}} ({{game}}) sur cet appareil, et la place est de nouveau à toi.',
  'given-line':
    'À la table {{code}} ({{game}}), les autres ont cédé à quelqu’un la place occupée par {{player}}.',
  'over-title': 'La partie est finie',
  'over-body': 'Viens voir comment elle s’est terminée, à la table {{code}} ({{game}}).',
  'over-line': 'La partie de la table {{code}} ({{game}}) est finie.',
  'over-body-won': 'Première place à la table {{code}} ({{game}})\u00a0: {{players}}.',
  'over-line-won': 'La partie de la table {{code}} ({{game}}) est finie. Première place\u00a0: {{players}}.',
} as const satisfies Translation<typeof english, 'fr'>;
