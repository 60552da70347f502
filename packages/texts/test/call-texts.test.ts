import { createTexts, LANGUAGES, type Call, type Language } from '../src';
import { expectSaid, expectSentence } from './expect-said';

const at = { code: 'QXKTR', game: 'El Gaucho' };
const CALLS: readonly Call[] = [
  { kind: 'turn', ...at, player: 'Ana' },
  { kind: 'nudge', ...at, player: 'Ana', by: 'Ben' },
  { kind: 'over', ...at, winners: ['Ana', 'Inés'] },
  { kind: 'over', ...at, winners: [] },
];

const LINES: { readonly [L in Language]: readonly string[] } = {
  en: [
    'It’s Ana’s turn at table QXKTR (El Gaucho).',
    'Ben is waiting for Ana at table QXKTR (El Gaucho).',
    'The match at table QXKTR (El Gaucho) is over. First place: Ana and Inés.',
    'The match at table QXKTR (El Gaucho) is over.',
  ],
  fr: [
    'C’est à Ana de jouer à la table QXKTR (El Gaucho).',
    'Ben attend Ana à la table QXKTR (El Gaucho).',
    'La partie de la table QXKTR (El Gaucho) est finie. Première place\u00a0: Ana et Inés.',
    'La partie de la table QXKTR (El Gaucho) est finie.',
  ],
  es: [
    'Le toca a Ana en la mesa QXKTR (El Gaucho).',
    'Ben está esperando a Ana en la mesa QXKTR (El Gaucho).',
    'La partida de la mesa QXKTR (El Gaucho) ha terminado. Primer puesto: Ana e Inés.',
    'La partida de la mesa QXKTR (El Gaucho) ha terminado.',
  ],
  de: [
    'An Tisch QXKTR (El Gaucho) ist Ana dran.',
    'Ben wartet an Tisch QXKTR (El Gaucho) auf Ana.',
    'Die Partie an Tisch QXKTR (El Gaucho) ist zu Ende. Platz 1: Ana und Inés.',
    'Die Partie an Tisch QXKTR (El Gaucho) ist zu Ende.',
  ],
};

describe.each(LANGUAGES)('calling people back in %s', (language) => {
  const { calls } = createTexts(language);

  test('tells everybody in a line what there is to do', () => {
    expect(CALLS.map((call) => calls.line(call))).toEqual(LINES[language]);
  });

  test.each(CALLS)('on one’s own device: $kind', (call) => {
    const { title, body } = calls.notification(call);
    expectSaid(title);
    expectSentence(body);
    expect(body).toContain('QXKTR');
    expect(body).toContain('El Gaucho');
    expect(title.includes('Ben')).toBe(call.kind === 'nudge');
  });
});

describe.each(LANGUAGES)('the server in %s', (language) => {
  const { server } = createTexts(language);

  test('says where it is to be found, so that it can be copied', () => {
    expect(server.open('http://localhost:2567/')).toMatch(/ http:\/\/localhost:2567\/$/);
    expect(server.onNetwork('http://10.0.0.7:2567/')).toMatch(/ http:\/\/10\.0\.0\.7:2567\/$/);
    expect(server.data('/srv/pampa')).toMatch(/ \/srv\/pampa$/);
  });

  test('says that nothing is lost, and what to do without a page', () => {
    expectSentence(server.stopped());
    const { title, body } = server.noClient();
    expect(title).toContain('Pampa');
    expectSentence(body);
    expect(body).toContain('npm start');
  });
});
