import type { notifications as english } from '../en/notifications';
import type { Translation } from '../translation';

export const notifications = {
  'turn-title': 'Du bist dran!',
  'turn-body': 'Tisch {{code}} ({{game}}) wartet auf dich.',
  'turn-line': 'An Tisch {{code}} ({{game}}) ist {{player}} dran.',
  'nudge-title': '{{by}} wartet auf dich',
  'nudge-body': 'Du bist an Tisch {{code}} ({{game}}) dran.',
  'nudge-line': '{{by}} wartet an Tisch {{code}} ({{game}}) auf {{player}}.',
  'claim-title': 'Jemand bittet um deinen Platz',
  'claim-body': 'Tisch {{code}} ({{game}}): Wenn du nicht zurückkommst, können die anderen ihn vergeben.',
  'claim-line': 'An Tisch {{code}} ({{game}}) bittet jemand um den Platz von {{player}}.',
  'given-title': 'Dein Platz wurde vergeben',
  'given-body': 'Öffne Tisch {{code}} ({{game}}) auf diesem Gerät, dann gehört der Platz wieder dir.',
  'given-line':
    'An Tisch {{code}} ({{game}}) haben die anderen den Platz von {{player}} an jemanden vergeben, der darum bat.',
  'over-title': 'Die Partie ist zu Ende',
  'over-body': 'Sieh nach, wie es an Tisch {{code}} ({{game}}) ausgegangen ist.',
  'over-line': 'Die Partie an Tisch {{code}} ({{game}}) ist zu Ende.',
  'over-body-won': 'Platz 1 an Tisch {{code}} ({{game}}): {{players}}.',
  'over-line-won': 'Die Partie an Tisch {{code}} ({{game}}) ist zu Ende. Platz 1: {{players}}.',
} as const satisfies Translation<typeof english, 'de'>;
