import type { elGauchoEvents as english } from '../en/el-gaucho-events';
import type { Translation } from '../translation';

/** No `de` or `que` before a player's name: nobody knows whether they would have to be elided (`d’Ana`, `de Ben`). */
export const elGauchoEvents = {
  chose: '{{player}} a fait son choix.',
  'chose-kept': '{{player}} garde {{kept}} et défausse {{discarded}} face cachée.',
  'chose-kept-all': '{{player}} garde {{kept}}.',
  'herds-shown': '{{player}} commence avec {{tiles}}.',
  claimed: '{{player}} envoie un premier gaucho {{to}}.',
  'round-usual': 'La manche {{round}} commence\u00a0; {{player}} joue en premier.',
  'round-last-with-dice':
    'La manche {{round}} commence, la dernière avec des dés\u00a0; {{player}} joue en premier.',
  'round-without-dice':
    'La manche {{round}} commence, la toute dernière, sans dés\u00a0; {{player}} joue en premier.',
  rolled: 'Les dés donnent {{dice}}.',
  'turn-began': 'C’est à {{player}} de jouer.',
  passed: '{{player}} n’a aucun gaucho dans les secteurs et passe son tour.',
  took: '{{player}} prend les dés {{dice}} dans le rodéo.',
  stood: '{{player}} place un gaucho debout sur {{tile}} ({{dice}}).',
  'stood-recalled': '{{player}} retire un gaucho {{off}} et le place debout sur {{tile}} ({{dice}}).',
  laid: '{{player}} couche un gaucho sur {{tile}} ({{dice}}).',
  'laid-recalled': '{{player}} retire un gaucho {{off}} et le couche sur {{tile}} ({{dice}}).',
  raised: '{{player}} relève son gaucho couché {{on}} ({{dice}}).',
  occupied: '{{player}} envoie un gaucho {{to}} ({{dice}}).',
  'occupied-recalled': '{{player}} retire un gaucho {{off}} et l’envoie {{to}} ({{dice}}).',
  recalled: '{{player}} rappelle son gaucho {{from}}.',
  wished: '{{player}} souhaite un {{die}}.',
  'sold-forced_one':
    '{{player}} doit vendre {{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} peso.',
  'sold-forced_many':
    '{{player}} doit vendre {{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} de pesos.',
  'sold-forced_other':
    '{{player}} doit vendre {{herd}}\u00a0: {{size}} × {{highest}} = {{count, number}} pesos.',
  'sold-immediate_one':
    '{{player}} vend {{herd}} sur-le-champ\u00a0: {{size}} × {{highest}} + {{bonus}} = {{count, number}} peso.',
  'sold-immediate_many':
    '{{player}} vend {{herd}} sur-le-champ\u00a0: {{size}} × {{highest}} + {{bonus}} = {{count, number}} de pesos.',
  'sold-immediate_other':
    '{{player}} vend {{herd}} sur-le-champ\u00a0: {{size}} × {{highest}} + {{bonus}} = {{count, number}} pesos.',
  'sold-final_one':
    '{{player}} vend {{herd}} pour finir\u00a0: {{size}} × {{highest}} = {{count, number}} peso.',
  'sold-final_many':
    '{{player}} vend {{herd}} pour finir\u00a0: {{size}} × {{highest}} = {{count, number}} de pesos.',
  'sold-final_other':
    '{{player}} vend {{herd}} pour finir\u00a0: {{size}} × {{highest}} = {{count, number}} pesos.',
  stole_one: '{{player}} vole {{tile}} à {{victim}}, qui touche {{count, number}} peso de son assurance.',
  stole_many:
    '{{player}} vole {{tile}} à {{victim}}, qui touche {{count, number}} de pesos de son assurance.',
  stole_other: '{{player}} vole {{tile}} à {{victim}}, qui touche {{count, number}} pesos de son assurance.',
  joined: '{{player}} ajoute {{tile}} à son troupeau.',
  'joined-first': '{{player}} commence un nouveau troupeau avec {{tile}}.',
  'joined-sorted':
    '{{player}} insère {{tile}} dans son troupeau, à la place {{place}} en partant de la gauche.',
  roused_one: '{{player}} envoie le Surveillant\u00a0: le gaucho {{on}} se relève.',
  roused_many: '{{player}} envoie le Surveillant\u00a0: les gauchos {{on}} se relèvent.',
  roused_other: '{{player}} envoie le Surveillant\u00a0: les gauchos {{on}} se relèvent.',
  ousted_one:
    '{{player}} prend la place du gaucho couché {{on}}. {{victim}} le récupère et touche {{count, number}} peso de son assurance.',
  ousted_many:
    '{{player}} prend la place du gaucho couché {{on}}. {{victim}} le récupère et touche {{count, number}} de pesos de son assurance.',
  ousted_other:
    '{{player}} prend la place du gaucho couché {{on}}. {{victim}} le récupère et touche {{count, number}} pesos de son assurance.',
  scouted_one: '{{player}} regarde en secret la seule tuile de la steppe.',
  scouted_many: '{{player}} regarde en secret les {{count, number}} de tuiles de la steppe.',
  scouted_other: '{{player}} regarde en secret les {{count, number}} tuiles de la steppe.',
  'scouted-seen': '{{player}} regarde la steppe en secret et y trouve {{tiles}}.',
  settled: '{{player}} installe {{tile}} {{into}} et place un gaucho debout dessus.',
  'left-steppe': '{{player}} quitte la steppe.',
  'steppe-refilled_one': 'Une nouvelle tuile arrive dans la steppe.',
  'steppe-refilled_many': '{{count, number}} de nouvelles tuiles arrivent dans la steppe.',
  'steppe-refilled_other': '{{count, number}} nouvelles tuiles arrivent dans la steppe.',
  'turn-ended': '{{player}} termine son tour.',
  'came-home': '{{player}} fait rentrer {{tiles}} {{from}}.',
  'last-came-home': '{{player}} fait encore rentrer {{tiles}}.',
  'pastures-refilled': 'Nouvelles bêtes dans les pâturages\u00a0: {{tiles}}.',
  'pile-left_one': 'Il reste une tuile dans la pioche.',
  'pile-left_many': 'Il reste {{count, number}} de tuiles dans la pioche.',
  'pile-left_other': 'Il reste {{count, number}} tuiles dans la pioche.',
  'pile-emptied':
    'La pioche est vide\u00a0: la manche {{round}} est la dernière avec des dés, puis vient la toute dernière, sans dés.',
  'game-ended_one': '{{players}} gagne la partie\u00a0!',
  'game-ended_many': '{{players}} se partagent la victoire\u00a0!',
  'game-ended_other': '{{players}} se partagent la victoire\u00a0!',
} as const satisfies Translation<typeof english, 'fr'>;
