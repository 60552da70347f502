import type { Translation } from '@pampa/texts';
import type { elGauchoThings as english } from '../en/el-gaucho-things';

export const elGauchoThings = {
  ring: 'Le rodéo. À ton tour, tu y prends deux dés.',
  pile_one: 'La pioche\u00a0: il reste une tuile. Une fois vide, la fin de la partie est proche.',
  pile_many:
    'La pioche\u00a0: il reste {{count, number}} de tuiles. Une fois vide, la fin de la partie est proche.',
  pile_other:
    'La pioche\u00a0: il reste {{count, number}} tuiles. Une fois vide, la fin de la partie est proche.',
  'pile-empty': 'La pioche est vide\u00a0: la fin de la partie est proche.',
  supply_one: 'Un gaucho en réserve.',
  supply_many: '{{count, number}} de gauchos en réserve.',
  supply_other: '{{count, number}} gauchos en réserve.',
  'supply-none': 'Aucun gaucho en réserve.',
  wished: 'Le dé que tu as souhaité. Il est perdu à la fin du tour.',
  'area-sort':
    'Tri. Coûte un dé de 1, 2 ou 3. Quand le bétail rentre, insère une tuile là où elle convient dans son troupeau.',
  'area-wish': 'Souhait. Coûte un dé de 1, 2 ou 3. Plus tard, il te donne un dé de ton choix pour un tour.',
  'area-sale':
    'Vente immédiate. Coûte un dé de 1, 2 ou 3. Plus tard, tu vends un troupeau quand tu veux, avec 5 pesos en plus.',
  'area-thief':
    'Voleur de bétail. Coûte 4. Plus tard, tu prends une tuile dans un autre troupeau, contre sa valeur en pesos.',
  'area-overseer':
    'Surveillant. Coûte 5. Plus tard, un ou deux de tes gauchos couchés se relèvent, ou tu prends la place d’un autre.',
  'area-steppe':
    'Steppe. Coûte 6. Plus tard, tu regardes ses tuiles cachées et en installes une, ou deux de 4 au plus.',
  'spot-fresh': 'Ton gaucho est là depuis ce tour-ci.',
  'spot-manned': 'Ton gaucho est là, tout prêt.',
  'spot-spent': 'Ton gaucho est parti ce tour-ci.',
  cattle: '{{tile}}\u00a0: {{big}} pour se placer debout, {{small}} pour se coucher.',
  'ridden-standing': 'Ici se tient un gaucho debout\u00a0: {{player}}.',
  'ridden-lying': 'Ici est couché un gaucho\u00a0: {{player}}.',
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
