import type { Translation } from '@pampa/texts';
import type { verify as english } from '../en/verify';

export const verify = {
  title: 'Dés et équité',
  ask: 'Tous les secrets sont ouverts. Ton navigateur peut rejouer toute la partie et contrôler chaque lancer, chaque pioche et chaque coup.',
  verify: 'Vérifier la partie',
  running: 'La partie est rejouée…',
  good: 'Cette partie était équitable',
  'good-text':
    'Chaque secret correspond à son sceau, chaque lancer et chaque tuile en découlent, et aucun coup n’a été modifié après.',
  'failed-at': 'L’entrée {{entry}} est fausse',
  'failed-before': 'Faux dès le départ',
  unverifiable: 'Invérifiable',
  'not-yours': 'Pas la partie vue par ce navigateur',
  'to-entry': 'Aller à l’entrée {{entry}}',
  'at-entry': 'à l’entrée {{entry}}',
  own: 'Ce que seul ce navigateur sait',
  'own-bytes': 'Ton propre secret',
  'own-bytes-yes': 'Le secret créé par ce navigateur est parmi ceux dont les dés sont faits.',
  'own-bytes-no': 'Le secret créé par ce navigateur n’est pas dans l’enregistrement\u00a0: il a été échangé.',
  'own-bytes-none':
    'Ce navigateur n’avait pas de place dans cette partie\u00a0: il n’a aucun secret à y chercher.',
  'last-link': 'Le dernier coup que tu as vu',
  'last-link-yes': 'Au coup {{entry}}, l’enregistrement est bien la partie montrée à ce navigateur.',
  'last-link-none':
    'Ce navigateur n’a pas vu la partie, il ne peut donc pas la distinguer d’une autre jouée avec les mêmes secrets.',
  'last-link-shortened':
    'Ce navigateur a vu le coup {{entry}}, et l’enregistrement s’arrête avant\u00a0: sa fin a été coupée.',
  'last-link-another':
    'Au coup {{entry}}, ce navigateur a vu une autre partie que celle de l’enregistrement.',
  'last-link-went-back':
    'Ce navigateur avait déjà vu le coup {{entry}} quand le serveur est revenu en arrière. Cela arrive après une sauvegarde restaurée\u00a0; sinon, demande pourquoi à l’hôte.',
  'header-detail_one': '{{count}} personne et son sceau',
  'header-detail_many': '{{count}} personnes et leurs sceaux',
  'header-detail_other': '{{count}} personnes et leurs sceaux',
  'commitments-detail_one': '{{count}} secret correspond à son sceau',
  'commitments-detail_many': '{{count}} secrets correspondent à leurs sceaux',
  'commitments-detail_other': '{{count}} secrets correspondent à leurs sceaux',
  'entries-detail': '{{entries}} coups, {{words}} nombres au hasard retirés',
  'links-detail_one': '{{count}} maillon',
  'links-detail_many': '{{count}} maillons, chacun fait du précédent',
  'links-detail_other': '{{count}} maillons, chacun fait du précédent',
  'events-detail_one': '{{count}} événement',
  'events-detail_many': '{{count}} événements',
  'events-detail_other': '{{count}} événements',
  'events-none': 'L’enregistrement ne le raconte pas\u00a0: cela découle des coups.',
  'snapshots-detail_one': '{{count}} comparaison de toute la table',
  'snapshots-detail_many': '{{count}} comparaisons de toute la table',
  'snapshots-detail_other': '{{count}} comparaisons de toute la table',
  'by-hand':
    'Pour vérifier sans cette page\u00a0: enregistre la partie et lance «\u00a0npm run verify -- FICHIER\u00a0» avec le code source de Pampa.',
  dice: 'Comment les dés sont tombés',
  'dice-extent': 'Afficher',
  'dice-total': 'Au total',
  'dice-rounds': 'Par manche',
  'dice-round': 'Manche',
  'dice-expected': 'attendu\u00a0: {{times}} de chaque',
  'dice-band': 'écart habituel\u00a0: {{low}} à {{high}} (19 faces équitables sur 20)',
  'dice-usual':
    '{{dice}} dés ont été lancés. Sur 100 parties équitables, environ {{share}} sont au moins aussi inégales que celle-ci (khi-deux {{chi}}).',
  'dice-rare':
    '{{dice}} dés ont été lancés. Moins d’une partie équitable sur 100 est aussi inégale que celle-ci (khi-deux {{chi}}). Cela arrive\u00a0; c’est la vérification qui dit si les dés étaient équitables.',
} as const satisfies Translation<typeof english, 'fr'>;
