import { refuse } from '@pampa/rules';
import { createTexts, LANGUAGES, type Language } from '../src';
import { PLAYERS, QUESTIONS, SAMPLES } from './samples';

/** Sentences somebody has read aloud: articles, elisions, cases and plurals are what a formula gets wrong. */
const GOLDEN: { readonly [L in Language]: readonly string[] } = {
  en: [
    'Ana fetches a gaucho off the ochre 3 and stands him on the spotted 11 (5 + 6).',
    'Ben has to sell the white herd: 1 × 1 = 1 peso.',
    'Ben sells the white herd at once: 3 × 11 + 5 = 38 pesos.',
    'Ana steals the spotted 11 from Ben, who gets 11 pesos of insurance.',
    'Ana sends the Overseer: the gauchos on the ochre 3 and on the black 3 get up.',
    'Ana settles the black 3 in the lower pasture and stands a gaucho on it.',
    'A new tile comes onto the steppe. One tile is left in the draw pile.',
    'Ana brings home the spotted 11 and the black 3 from the lower pasture. Inés brings home the ochre 3 from the lower pasture.',
    'Ana and Inés share the victory!',
  ],
  fr: [
    'Ana retire un gaucho du 3 ocre et le place debout sur le 11 tacheté (5 + 6).',
    'Ben doit vendre le troupeau blanc\u00a0: 1 × 1 = 1 peso.',
    'Ben vend le troupeau blanc sur-le-champ\u00a0: 3 × 11 + 5 = 38 pesos.',
    'Ana vole le 11 tacheté à Ben, qui touche 11 pesos de son assurance.',
    'Ana envoie le Surveillant\u00a0: les gauchos sur le 3 ocre et sur le 3 noir se relèvent.',
    'Ana installe le 3 noir dans le pâturage du bas et place un gaucho debout dessus.',
    'Une nouvelle tuile arrive dans la steppe. Il reste une tuile dans la pioche.',
    'Ana fait rentrer le 11 tacheté et le 3 noir du pâturage du bas. Inés fait rentrer le 3 ocre du pâturage du bas.',
    'Ana et Inés se partagent la victoire\u00a0!',
  ],
  es: [
    'Ana retira un gaucho del 3 ocre y lo pone de pie sobre el 11 manchado (5 + 6).',
    'Ben tiene que vender el rebaño blanco: 1 × 1 = 1 peso.',
    'Ben vende el rebaño blanco de inmediato: 3 × 11 + 5 = 38 pesos.',
    'Ana le roba el 11 manchado a Ben, que cobra 11 pesos del seguro.',
    'Ana envía al Capataz: los gauchos sobre el 3 ocre y sobre el 3 negro se levantan.',
    'Ana coloca el 3 negro en el pastizal de abajo y pone un gaucho de pie encima.',
    'Llega una loseta nueva a la estepa. Queda una loseta en la pila.',
    'Ana lleva a casa el 11 manchado y el 3 negro del pastizal de abajo. Inés lleva a casa el 3 ocre del pastizal de abajo.',
    '¡Ana e Inés comparten la victoria!',
  ],
  de: [
    'Ana holt einen Gaucho von der ockerfarbenen 3 und stellt ihn auf die gefleckte 11 (5 + 6).',
    'Ben muss die weiße Herde verkaufen: 1 × 1 = 1 Peso.',
    'Ben verkauft die weiße Herde sofort: 3 × 11 + 5 = 38 Pesos.',
    'Ana stiehlt die gefleckte 11 bei Ben; die Versicherung zahlt dafür 11 Pesos.',
    'Ana schickt den Aufseher: Die Gauchos auf der ockerfarbenen 3 und auf der schwarzen 3 stehen auf.',
    'Ana setzt die schwarze 3 auf die untere Weide und stellt einen Gaucho darauf.',
    'Ein neues Plättchen kommt in die Steppe. Im Stapel liegt noch ein Plättchen.',
    'Ana treibt die gefleckte 11 und die schwarze 3 von der unteren Weide heim. Inés treibt die ockerfarbene 3 von der unteren Weide heim.',
    'Ana und Inés teilen sich den Sieg!',
  ],
};

const TOLD = [
  SAMPLES.stood[1]!,
  SAMPLES.sold[0]!,
  SAMPLES.sold[2]!,
  SAMPLES.stole[0]!,
  SAMPLES.roused[1]!,
  SAMPLES.settled[0]!,
  SAMPLES['steppe-refilled'][0]!,
  SAMPLES['came-home'][0]!,
  SAMPLES['game-ended'][1]!,
];

test.each(LANGUAGES)('sentences of the log in %s', (language) => {
  const { elGaucho } = createTexts(language);
  expect(TOLD.map((event) => elGaucho.event(event, PLAYERS))).toEqual(GOLDEN[language]);
});

test.each([
  ['en', 'Ana and Inés are choosing which cattle to keep.', '1. Ben, 1,234 pesos', 'pesos'],
  ['fr', 'Ana et Inés choisissent leurs premières bêtes.', '1. Ben, 1\u202f234 pesos', 'pesos'],
  ['es', 'Ana e Inés están eligiendo sus reses iniciales.', '1. Ben, 1234 pesos', 'pesos'],
  ['de', 'Ana und Inés wählen ihre ersten Rinder.', '1. Ben, 1.234 Pesos', 'Pesos'],
] as const)('plurals and numbers in %s', (language, waiting, standing, score) => {
  const { elGaucho } = createTexts(language);
  const open = QUESTIONS[0] as Parameters<typeof elGaucho.waiting>[0];
  expect(elGaucho.waiting(open, [0, 2], PLAYERS)).toBe(waiting);
  expect(elGaucho.standing({ rank: 1, seat: 1, score: 1234, sources: {} }, PLAYERS)).toBe(standing);
  expect(elGaucho.score()).toBe(score);
});

test.each([
  ['en', 'Entry 12 is against the rules. Take two dice first.'],
  ['fr', 'L’entrée 12 est contraire aux règles. Prends d’abord deux dés.'],
  ['es', 'La entrada 12 va contra las reglas. Primero toma dos dados.'],
  ['de', 'Eintrag 12 verstößt gegen die Regeln. Nimm zuerst zwei Würfel.'],
] as const)('refusals in %s', (language, text) => {
  const { record, match, elGaucho } = createTexts(language);
  const details = { why: 'dice-not-taken' };
  expect(record.failure({ check: 'entries', code: 'illegal-action', entry: 12, details }, elGaucho)).toBe(
    text,
  );
  expect(text.endsWith(match.refusal(refuse('illegal', details), elGaucho))).toBe(true);
});
