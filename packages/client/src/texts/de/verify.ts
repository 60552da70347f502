import type { Translation } from '@pampa/texts';
import type { verify as english } from '../en/verify';

export const verify = {
  title: 'Würfel und Fairness',
  ask: 'Alle Geheimnisse sind jetzt offen. Dein Browser kann die ganze Partie noch einmal spielen und jeden Wurf, jedes Plättchen und jeden Zug nachprüfen.',
  verify: 'Diese Partie prüfen',
  running: 'Die Partie wird noch einmal gespielt …',
  good: 'Diese Partie war fair',
  'good-text':
    'Jedes Geheimnis passt zu seinem Siegel, jeder Wurf und jedes Plättchen folgt daraus, und kein Zug wurde nachträglich geändert.',
  'failed-at': 'Eintrag {{entry}} stimmt nicht',
  'failed-before': 'Falsch von Anfang an',
  unverifiable: 'Nicht prüfbar',
  'not-yours': 'Nicht die Partie, die dieser Browser sah',
  'to-entry': 'Zu Eintrag {{entry}}',
  'at-entry': 'bei Eintrag {{entry}}',
  own: 'Was nur dieser Browser weiß',
  'own-bytes': 'Dein eigenes Geheimnis',
  'own-bytes-yes': 'Das Geheimnis dieses Browsers ist eines von denen, aus denen die Würfel gemacht sind.',
  'own-bytes-no': 'Das Geheimnis dieses Browsers ist nicht in der Aufzeichnung: Es wurde ausgetauscht.',
  'own-bytes-none':
    'Dieser Browser hatte in dieser Partie keinen Platz, also kein Geheimnis, das er suchen könnte.',
  'last-link': 'Der letzte Zug, den du sahst',
  'last-link-yes': 'Bei Zug {{entry}} ist die Aufzeichnung die Partie, die dieser Browser gezeigt bekam.',
  'last-link-none':
    'Dieser Browser war nicht dabei und kann sie nicht von einer anderen unterscheiden, die aus denselben Geheimnissen gespielt wurde.',
  'last-link-shortened':
    'Dieser Browser sah Zug {{entry}}, und die Aufzeichnung hört vorher auf: Ihr Ende wurde abgeschnitten.',
  'last-link-another': 'Bei Zug {{entry}} sah dieser Browser eine andere Partie als die in der Aufzeichnung.',
  'last-link-went-back':
    'Dieser Browser hatte Zug {{entry}} schon gesehen, als der Server hinter ihn zurückging. Nach einer eingespielten Sicherung kommt das vor; sonst frag, wer den Tisch leitet.',
  'header-detail_one': '{{count}} Person und ihr Siegel',
  'header-detail_other': '{{count}} Personen und ihre Siegel',
  'commitments-detail_one': '{{count}} Geheimnis passt zu seinem Siegel',
  'commitments-detail_other': '{{count}} Geheimnisse passen zu ihren Siegeln',
  'entries-detail': '{{entries}} Züge, {{words}} Zufallszahlen neu gezogen',
  'links-detail_one': '{{count}} Glied',
  'links-detail_other': '{{count}} Glieder, jedes aus dem davor gemacht',
  'events-detail_one': '{{count}} Ereignis',
  'events-detail_other': '{{count}} Ereignisse',
  'events-none': 'Die Aufzeichnung erzählt es nicht: Es folgt aus den Zügen.',
  'snapshots-detail_one': '{{count}} Vergleich des ganzen Tischs',
  'snapshots-detail_other': '{{count}} Vergleiche des ganzen Tischs',
  'by-hand':
    'Ohne diese Seite geht es so: Speichere die Aufzeichnung und ruf mit Pampas Quelltext „npm run verify -- DATEI“ auf.',
  dice: 'Wie die Würfel fielen',
  'dice-extent': 'Zeigen',
  'dice-total': 'Insgesamt',
  'dice-rounds': 'Je Runde',
  'dice-round': 'Runde',
  'dice-expected': 'erwartet: je {{times}}',
  'dice-band': 'üblich: {{low}} bis {{high}} (19 von 20 fairen Seiten)',
  'dice-usual':
    '{{dice}} Würfel wurden geworfen. Von 100 fairen Partien sind etwa {{share}} mindestens so ungleich wie diese (Chi-Quadrat {{chi}}).',
  'dice-rare':
    '{{dice}} Würfel wurden geworfen. Weniger als 1 von 100 fairen Partien ist so ungleich wie diese (Chi-Quadrat {{chi}}). Das kommt vor; ob die Würfel fair waren, sagt die Prüfung.',
} as const satisfies Translation<typeof english, 'de'>;
