import type { notifications as english } from '../en/notifications';
import type { Translation } from '../translation';

export const notifications = {
  'turn-title': 'C’est à toi de jouer\u00a0!',
  'turn-body': 'On t’attend à la table {{code}} ({{game}}).',
  'turn-line': 'C’est à {{player}} de jouer à la table {{code}} ({{game}}).',
  'nudge-title': '{{by}} t’attend',
  'nudge-body': 'C’est à toi de jouer à la table {{code}} ({{game}}).',
  'nudge-line': '{{by}} attend {{player}} à la table {{code}} ({{game}}).',
  'over-title': 'La partie est finie',
  'over-body': 'Viens voir comment elle s’est terminée, à la table {{code}} ({{game}}).',
  'over-line': 'La partie de la table {{code}} ({{game}}) est finie.',
  'over-body-won': 'Première place à la table {{code}} ({{game}})\u00a0: {{players}}.',
  'over-line-won': 'La partie de la table {{code}} ({{game}}) est finie. Première place\u00a0: {{players}}.',
} as const satisfies Translation<typeof english, 'fr'>;
