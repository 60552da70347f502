import type { Translation } from '@pampa/texts';
import type { shell as english } from '../en/shell';

export const shell = {
  tagline: 'Des jeux de plateau au pays du bétail, entre amis, dans le navigateur.',
  loading: 'Un instant…',
  'not-loaded': 'Le chargement a échoué',
  'not-loaded-text':
    'La connexion est peut-être coupée, ou le serveur vient d’être mis à jour. Rien n’est perdu.',
  reload: 'Recharger la page',
  'restart-soon':
    'Le serveur redémarre dans {{minutes}} min, à {{time}}. Les parties sont conservées et continuent ensuite.',
  'restart-now':
    'Le serveur redémarre d’un instant à l’autre. Les parties sont conservées et continuent ensuite.',
  'house-closed': 'Les portes sont fermées pour l’instant',
  'house-closed-text':
    'Pas de nouvelles tables ni de nouvelles arrivées en ce moment. Les parties en cours continuent, et tu peux t’entraîner hors ligne.',
  missing: 'Rien que de l’herbe ici',
  'missing-text': 'Il n’y a aucune page à cette adresse. Une lettre s’est peut-être égarée en chemin.',
  'to-home': 'Retour à l’accueil',
  home: 'Accueil',
  rules: 'Règles',
  'open-record': 'Ouvrir une partie',
  settings: 'Réglages',
  credits: 'Crédits',
  'sound-on': 'Le son est activé\u00a0: le couper',
  'sound-off': 'Le son est coupé\u00a0: l’activer',
  language: 'Langue',
  unofficial: 'Une adaptation non officielle, faite par passion, sans lien avec les éditeurs.',
  'free-software': 'Logiciel libre sous licence MIT.',
  'credits-games': 'Les jeux',
  'credits-games-text':
    'El Gaucho est un jeu de plateau d’Arve D. Fühler. Son nom appartient à ses ayants droit. Toutes les images et tous les textes de ce site sont les nôtres.',
  'credits-type': 'Polices',
  'credits-type-text':
    'Rye de Nicole Fally, Zilla Slab de Typotheque pour Mozilla, Source Sans 3 de Paul D. Hunt pour Adobe\u00a0: toutes sous la licence SIL Open Font License 1.1.',
  'credits-pictures': 'Images et sons',
  'credits-pictures-text': 'Faits pour Pampa, et libres comme tout le reste.',
  'credits-software': 'Logiciels',
  'credits-software-text':
    'Pampa repose sur le travail d’autres personnes, toujours sous licence libre\u00a0:',
  'credits-licences': 'Texte intégral des licences',
} as const satisfies Translation<typeof english, 'fr'>;
