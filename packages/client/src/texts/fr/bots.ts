import type { Translation } from '@pampa/texts';
import type { bots as english } from '../en/bots';

export const bots = {
  peon: 'Péon',
  gaucho: 'Gaucho',
  baron: 'Baron',
  'skill-peon': 'débute',
  'skill-gaucho': 'joue bien',
  'skill-baron': 'difficile à battre',
  'about-peon': 'Débute\u00a0: prend ce qui est sous la main.',
  'about-gaucho': 'Joue bien\u00a0: réfléchit à tout son tour.',
  'about-baron': 'Difficile à battre\u00a0: imagine mille suites possibles.',
  choose: 'Quel niveau pour ce robot\u00a0?',
  change: 'Autre niveau',
  'change-of': 'Changer le niveau du robot {{name}}',

  Eusebio: 'Sifflote quand les dés sont gentils.',
  Delfina: 'Salue chaque bête par son nom.',
  Tobías: 'Consulte son cheval avant chaque coup.',
  Jacinta: 'C’est quand elle perd qu’elle rit le plus fort.',
  Facundo: 'Parle peu, voit beaucoup.',
  Ramona: 'Jamais pressée, jamais en retard.',
  Anselmo: 'A un dicton pour tous les temps.',
  Celestina: 'Pardonne tout, sauf une bête volée.',
  'Don Evaristo': 'Compte deux fois ses pesos, et les tiens aussi.',
  'Doña Inés': 'Sourit surtout quand les dés sont contre elle.',
  'Don Severino': 'N’a jamais loué un coup, pas même les siens.',
  'Doña Leonor': 'Joue comme si la pampa était à elle.',
} as const satisfies Translation<typeof english, 'fr'>;
