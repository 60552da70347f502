import type { elGauchoEvents as english } from '../en/el-gaucho-events';
import type { Translation } from '../translation';

export const elGauchoEvents = {
  chose: '{{player}} hat gewählt.',
  'chose-kept': '{{player}} behält {{kept}} und legt {{discarded}} verdeckt ab.',
  'chose-kept-all': '{{player}} behält {{kept}}.',
  'herds-shown': '{{player}} hat zu Beginn {{tiles}}.',
  claimed: '{{player}} schickt einen ersten Gaucho {{to}}.',
  'round-usual': 'Runde {{round}} beginnt; {{player}} fängt an.',
  'round-last-with-dice': 'Runde {{round}} beginnt, die letzte mit Würfeln; {{player}} fängt an.',
  'round-without-dice': 'Runde {{round}} beginnt, die Schlussrunde ohne Würfel; {{player}} fängt an.',
  rolled: 'Die Würfel zeigen {{dice}}.',
  'turn-began': '{{player}} ist dran.',
  passed: '{{player}} hat keinen Gaucho auf den Aktionsfeldern und passt.',
  took: '{{player}} nimmt {{dice}} aus dem Rodeo.',
  stood: '{{player}} stellt einen Gaucho auf {{tile}} ({{dice}}).',
  'stood-recalled': '{{player}} holt einen Gaucho {{off}} und stellt ihn auf {{tile}} ({{dice}}).',
  laid: '{{player}} legt einen Gaucho auf {{tile}} ({{dice}}).',
  'laid-recalled': '{{player}} holt einen Gaucho {{off}} und legt ihn auf {{tile}} ({{dice}}).',
  raised: '{{player}} richtet den Gaucho {{on}} auf ({{dice}}).',
  occupied: '{{player}} schickt einen Gaucho {{to}} ({{dice}}).',
  'occupied-recalled': '{{player}} holt einen Gaucho {{off}} und schickt ihn {{to}} ({{dice}}).',
  recalled: '{{player}} holt den Gaucho {{from}} zurück.',
  wished: '{{player}} wünscht sich eine {{die}}.',
  'sold-forced_one': '{{player}} muss {{herd}} verkaufen: {{size}} × {{highest}} = {{count, number}} Peso.',
  'sold-forced_other':
    '{{player}} muss {{herd}} verkaufen: {{size}} × {{highest}} = {{count, number}} Pesos.',
  'sold-immediate_one':
    '{{player}} verkauft {{herd}} sofort: {{size}} × {{highest}} + {{bonus}} = {{count, number}} Peso.',
  'sold-immediate_other':
    '{{player}} verkauft {{herd}} sofort: {{size}} × {{highest}} + {{bonus}} = {{count, number}} Pesos.',
  'sold-final_one':
    '{{player}} verkauft {{herd}} zum Schluss: {{size}} × {{highest}} = {{count, number}} Peso.',
  'sold-final_other':
    '{{player}} verkauft {{herd}} zum Schluss: {{size}} × {{highest}} = {{count, number}} Pesos.',
  stole_one:
    '{{player}} stiehlt {{tile}} bei {{victim}}; die Versicherung zahlt dafür {{count, number}} Peso.',
  stole_other:
    '{{player}} stiehlt {{tile}} bei {{victim}}; die Versicherung zahlt dafür {{count, number}} Pesos.',
  joined: '{{player}} stellt {{tile}} zur Herde.',
  'joined-first': 'Bei {{player}} eröffnet {{tile}} eine neue Herde.',
  'joined-sorted': '{{player}} sortiert {{tile}} in die Herde ein, auf Platz {{place}} von links.',
  roused_one: '{{player}} schickt den Aufseher: Der Gaucho {{on}} steht auf.',
  roused_other: '{{player}} schickt den Aufseher: Die Gauchos {{on}} stehen auf.',
  ousted_one:
    '{{player}} verdrängt den Gaucho, der {{on}} lag. {{victim}} bekommt ihn zurück und dazu {{count, number}} Peso von der Versicherung.',
  ousted_other:
    '{{player}} verdrängt den Gaucho, der {{on}} lag. {{victim}} bekommt ihn zurück und dazu {{count, number}} Pesos von der Versicherung.',
  scouted_one: '{{player}} sieht sich heimlich das einzige Plättchen der Steppe an.',
  scouted_other: '{{player}} sieht sich heimlich die {{count, number}} Plättchen der Steppe an.',
  'scouted-seen': '{{player}} sieht sich heimlich in der Steppe um und findet {{tiles}}.',
  settled: '{{player}} setzt {{tile}} {{into}} und stellt einen Gaucho darauf.',
  'left-steppe': '{{player}} verlässt die Steppe.',
  'steppe-refilled_one': 'Ein neues Plättchen kommt in die Steppe.',
  'steppe-refilled_other': '{{count, number}} neue Plättchen kommen in die Steppe.',
  'turn-ended': '{{player}} beendet den Zug.',
  'came-home': '{{player}} treibt {{tiles}} {{from}} heim.',
  'last-came-home': '{{player}} treibt auch noch {{tiles}} heim.',
  'pastures-refilled': 'Neu auf den Weiden: {{tiles}}.',
  'pile-left_one': 'Im Stapel liegt noch ein Plättchen.',
  'pile-left_other': 'Im Stapel liegen noch {{count, number}} Plättchen.',
  'pile-emptied':
    'Der Stapel ist leer: Runde {{round}} ist die letzte mit Würfeln, danach kommt die Schlussrunde ohne Würfel.',
  'game-ended_one': '{{players}} gewinnt die Partie!',
  'game-ended_other': '{{players}} teilen sich den Sieg!',
} as const satisfies Translation<typeof english, 'de'>;
