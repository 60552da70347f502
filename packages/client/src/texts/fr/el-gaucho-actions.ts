import type { Translation } from '@pampa/texts';
import type { elGauchoActions as english } from '../en/el-gaucho-actions';

export const elGauchoActions = {
  keep: 'Garder {{tiles}}',
  'keep-in-order': 'Garder {{tiles}}, dans cet ordre',
  claim: 'Envoyer ton premier gaucho {{to}}',
  take: 'Prendre {{dice}}',
  stand: 'Placer un gaucho debout sur {{tile}} avec {{dice}}',
  'stand-recalled': 'Retirer le gaucho {{off}} et le placer debout sur {{tile}} avec {{dice}}',
  lay: 'Coucher un gaucho sur {{tile}} avec {{dice}}',
  'lay-recalled': 'Retirer le gaucho {{off}} et le coucher sur {{tile}} avec {{dice}}',
  raise: 'Relever le gaucho {{on}} avec {{dice}}',
  occupy: 'Envoyer un gaucho {{to}} avec {{dice}}',
  'occupy-recalled': 'Retirer le gaucho {{off}} et l’envoyer {{to}} avec {{dice}}',
  wish: 'Souhaiter un {{die}}',
  sell_one: 'Vendre {{herd}}\u00a0: {{size}} × {{highest}} + {{bonus}} = {{count, number}} peso',
  sell_many: 'Vendre {{herd}}\u00a0: {{size}} × {{highest}} + {{bonus}} = {{count, number}} de pesos',
  sell_other: 'Vendre {{herd}}\u00a0: {{size}} × {{highest}} + {{bonus}} = {{count, number}} pesos',
  steal_one: 'Voler {{tile}} à {{victim}}, qui touche {{count, number}} peso',
  steal_many: 'Voler {{tile}} à {{victim}}, qui touche {{count, number}} de pesos',
  steal_other: 'Voler {{tile}} à {{victim}}, qui touche {{count, number}} pesos',
  rouse_one: 'Faire lever le gaucho {{on}}',
  rouse_many: 'Faire lever les gauchos {{on}}',
  rouse_other: 'Faire lever les gauchos {{on}}',
  oust_one:
    'Prendre la place du gaucho {{on}}\u00a0: {{victim}} le récupère et touche {{count, number}} peso',
  oust_many:
    'Prendre la place du gaucho {{on}}\u00a0: {{victim}} le récupère et touche {{count, number}} de pesos',
  oust_other:
    'Prendre la place du gaucho {{on}}\u00a0: {{victim}} le récupère et touche {{count, number}} pesos',
  scout_one: 'Regarder en secret la seule tuile de la steppe',
  scout_many: 'Regarder en secret les {{count, number}} de tuiles de la steppe',
  scout_other: 'Regarder en secret les {{count, number}} tuiles de la steppe',
  settle: 'Installer {{tile}} {{into}}, case {{place}}',
  leave: 'Quitter la steppe',
  recall: 'Rappeler {{from}} sans l’utiliser',
  append_one: 'Ajouter {{tile}}\u00a0: le troupeau vaudra {{size}} × {{highest}} = {{count, number}} peso',
  append_many:
    'Ajouter {{tile}}\u00a0: le troupeau vaudra {{size}} × {{highest}} = {{count, number}} de pesos',
  append_other: 'Ajouter {{tile}}\u00a0: le troupeau vaudra {{size}} × {{highest}} = {{count, number}} pesos',
  'append-first': 'Commencer un nouveau troupeau avec {{tile}}',
  'append-sells_one':
    'Ajouter {{tile}}\u00a0; {{herd}} est d’abord vendu\u00a0: {{size}} × {{highest}} = {{count, number}} peso',
  'append-sells_many':
    'Ajouter {{tile}}\u00a0; {{herd}} est d’abord vendu\u00a0: {{size}} × {{highest}} = {{count, number}} de pesos',
  'append-sells_other':
    'Ajouter {{tile}}\u00a0; {{herd}} est d’abord vendu\u00a0: {{size}} × {{highest}} = {{count, number}} pesos',
  sort_one:
    'Insérer {{tile}} à la place {{place}}\u00a0: le troupeau vaudra {{size}} × {{highest}} = {{count, number}} peso',
  sort_many:
    'Insérer {{tile}} à la place {{place}}\u00a0: le troupeau vaudra {{size}} × {{highest}} = {{count, number}} de pesos',
  sort_other:
    'Insérer {{tile}} à la place {{place}}\u00a0: le troupeau vaudra {{size}} × {{highest}} = {{count, number}} pesos',
  end: 'Terminer ton tour',
  'and-then': '{{action}}\u00a0; {{effect}}',
  'sells-own_one': 'ton troupeau part pour {{size}} × {{highest}} = {{count, number}} peso',
  'sells-own_many': 'ton troupeau part pour {{size}} × {{highest}} = {{count, number}} de pesos',
  'sells-own_other': 'ton troupeau part pour {{size}} × {{highest}} = {{count, number}} pesos',
  unused_one: 'Tu peux encore utiliser le {{dice}}. Ce qui n’est pas utilisé est perdu.',
  unused_many: 'Tu peux encore utiliser {{dice}}. Ce qui n’est pas utilisé est perdu.',
  unused_other: 'Tu peux encore utiliser {{dice}}. Ce qui n’est pas utilisé est perdu.',
  'price-space': 'Debout, il faut exactement {{big}}\u00a0; couché, exactement {{small}}.',
  'price-raise': 'Pour se relever, il faut exactement {{small}}.',
  'price-area': 'Ce secteur coûte exactement {{sum}}.',
  'your-dice': '{{price}} Tes dés font {{sum}}.',
  'then-keep': 'C’est ainsi que commencent tes troupeaux.',
  'then-take': 'Ensuite, utilise-les, ensemble ou séparément, pour des bêtes ou des secteurs.',
  'then-home': 'Elle rentre dès que chaque bête y a son gaucho.',
  'then-lying': 'Il devra se relever pour pouvoir la ramener.',
  'then-sort': 'Plus tard\u00a0: quand les bêtes rentrent, insères-en une là où elle convient.',
  'then-wish': 'Plus tard\u00a0: un dé de ton choix, pour un tour.',
  'then-sale': 'Plus tard\u00a0: vends un troupeau quand tu veux, avec 5 pesos en plus.',
  'then-thief': 'Plus tard\u00a0: prends une bête dans le troupeau de quelqu’un, qui en touche la valeur.',
  'then-overseer':
    'Plus tard\u00a0: un ou deux de tes gauchos se relèvent, ou tu prends la place d’un autre.',
  'then-steppe': 'Plus tard\u00a0: regarde ses tuiles cachées et installes-en une, avec un gaucho.',
  'first-keep': 'Choisis d’abord tes bêtes.',
  'first-claim': 'Envoie d’abord un gaucho dans un secteur.',
  robbed_one: '{{player}} t’a volé {{tile}}\u00a0: tu touches {{count, number}} peso.',
  robbed_many: '{{player}} t’a volé {{tile}}\u00a0: tu touches {{count, number}} de pesos.',
  robbed_other: '{{player}} t’a volé {{tile}}\u00a0: tu touches {{count, number}} pesos.',
} as const satisfies Translation<typeof english, 'fr'>;
