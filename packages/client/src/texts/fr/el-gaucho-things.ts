import type { Translation } from '@pampa/texts';
import type { elGauchoThings as english } from '../en/el-gaucho-things';

export const elGauchoThings = {
  ring: 'Le rodéo. À ton tour, tu y prends deux dés.',
  pile_one: 'La pioche\u00a0: il reste une tuile. Quand elle sera vide, la fin sera proche.',
  pile_many:
    'La pioche\u00a0: il reste {{count, number}} de tuiles. Quand elle sera vide, la fin sera proche.',
  pile_other: 'La pioche\u00a0: il reste {{count, number}} tuiles. Quand elle sera vide, la fin sera proche.',
  'pile-empty': 'La pioche est vide\u00a0: la fin est proche.',
  supply_one: 'Un gaucho en réserve.',
  supply_many: '{{count, number}} de gauchos en réserve.',
  supply_other: '{{count, number}} gauchos en réserve.',
  'supply-none': 'Aucun gaucho en réserve.',
  wished: 'Le dé que tu as souhaité. Il est perdu à la fin du tour.',
  'die-ring': 'Un dé du rodéo. La personne dont c’est le tour en prend deux.',
  'die-own': 'Un dé déjà pris. Il sert seul ou avec d’autres\u00a0: la somme doit tomber juste.',
  face: 'Le nombre que montrera le dé souhaité.',
  place: 'Une place dans le troupeau\u00a0: le Tri peut y mettre la tuile.',
  pasture:
    '{{pasture}}\u00a0: {{taken}} bêtes sur {{all}} portent un gaucho. Quand toutes en ont un, ceux qui sont debout rentrent à la fin de la manche.',
  track: 'La piste des pesos\u00a0: une case par peso. Après 99, elle recommence.',
  'area-sort':
    'Tri. Coûte un dé de 1, 2 ou 3. Quand les bêtes rentrent, insères-en une là où elle convient dans son troupeau.',
  'area-wish': 'Souhait. Coûte un dé de 1, 2 ou 3. Plus tard, il te donne un dé de ton choix pour un tour.',
  'area-sale':
    'Vente immédiate. Coûte un dé de 1, 2 ou 3. Plus tard, tu vends un troupeau quand tu veux, avec 5 pesos en plus.',
  'area-thief':
    'Voleur de bétail. Coûte 4. Plus tard, tu prends une bête dans le troupeau de quelqu’un, qui en touche la valeur.',
  'area-overseer':
    'Surveillant. Coûte 5. Plus tard, un ou deux de tes gauchos couchés se relèvent, ou tu prends la place d’un autre.',
  'area-steppe':
    'Steppe. Coûte 6. Plus tard, tu regardes ses tuiles cachées et en installes une, ou deux de 4 au plus chacune.',
  'spot-fresh': 'Ton gaucho est arrivé ce tour-ci.',
  'spot-manned': 'Ton gaucho est là, tout prêt.',
  'spot-spent': 'Ton gaucho est parti ce tour-ci.',
  cattle: '{{tile}}\u00a0: {{big}} pour se placer debout, {{small}} pour se coucher.',
  'ridden-standing': 'Gaucho debout ici\u00a0: {{player}}.',
  'ridden-lying': 'Gaucho couché ici\u00a0: {{player}}.',
  'space-free': 'Une case libre.',
  herd_one: '{{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} peso.',
  herd_many: '{{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} de pesos.',
  herd_other: '{{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} pesos.',
  'herd-of_one': '{{player}}, {{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} peso.',
  'herd-of_many': '{{player}}, {{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} de pesos.',
  'herd-of_other': '{{player}}, {{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} pesos.',
  ranch_one: '{{player}}\u00a0: {{count, number}} peso.',
  ranch_many: '{{player}}\u00a0: {{count, number}} de pesos.',
  ranch_other: '{{player}}\u00a0: {{count, number}} pesos.',
} as const satisfies Translation<typeof english, 'fr'>;
