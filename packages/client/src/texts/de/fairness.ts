import type { Translation } from '@pampa/texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Faire Würfel',
  text: 'Vor dem Start geben alle Browser und der Server ein versiegeltes Geheimnis in die Würfel. So kann sie niemand bestimmen, auch nicht, wer den Tisch leitet.',
  more: 'Die Siegel zeigen',
  server: 'Server',
  none: 'noch nicht versiegelt',
  you: '{{name}} (du)',
  bot: 'ein Bot bringt kein Geheimnis mit',
  open: 'Die Siegel können sich noch ändern: Mit dem Start liegen sie fest.',
  frozen:
    'Die Siegel liegen fest. Wer sichergehen will, schreibt sie auf: Nach der Partie muss jedes Geheimnis zu seinem Siegel passen.',
  'own-yes':
    'Hinter deinem Siegel steckt das Geheimnis deines Browsers: Er ist an jedem Wurf beteiligt, niemand kann sie lenken.',
  'own-no': 'Dieser Browser ist an den Würfen dieser Partie nicht beteiligt.',
  chosen: 'Gewählte Würfel: Testtisch',
  'chosen-text':
    'Jemand hat gewählt, woraus die Würfel dieses Tischs entstehen, um etwas auszuprobieren. An ihnen lässt sich nichts prüfen.',
} as const satisfies Translation<typeof english, 'de'>;
