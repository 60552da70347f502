import {
  EMOTES,
  HOUSE_CODES,
  NOTICES,
  PRESETS,
  PROPOSAL_KINDS,
  type HouseCode,
  type Notice,
  type ProposalKind,
} from '@pampa/protocol';
import { BARRIERS, refuse } from '@pampa/rules';
import {
  createTexts,
  LANGUAGES,
  type Language,
  type NoticeDetails,
  type Question,
  type RefusalDetails,
} from '../src';
import { expectSaid, expectSentence } from './expect-said';

/** Every detail there may be, as it is sent. A detail that is not listed in `RefusalDetails` does not compile. */
const DETAILS: RefusalDetails = {
  'too-fast': { seconds: 45 },
  'too-soon': { seconds: 7200 },
  'somebody-absent': { player: 'Ana', seconds: 90 },
  'too-few-players': { needed: 3 },
  'bad-options': { option: 'layout' },
  illegal: { why: 'not-your-turn' },
  'nothing-to-undo': { barrier: 'draw' },
};

const detailsOf = (code: HouseCode): Readonly<Record<string, string | number>> =>
  new Map<string, RefusalDetails[keyof RefusalDetails]>(Object.entries(DETAILS)).get(code) ?? {};

const player = 'Ana';

const HAPPENED: { readonly [N in Notice]: NoticeDetails[N] } = {
  'table-opened': { player },
  'sat-down': { player },
  'stood-up': { player },
  kicked: { player },
  'host-changed': { player },
  'start-spoilt': { player },
  'match-started': {},
  'match-over': { players: 'Ana, Inés' },
  'match-ended': {},
  paused: {},
  resumed: {},
  resigned: { player },
  'bot-took-over': { player },
  'came-back': { player },
  'seat-claimed': { player },
  'seat-regained': { player },
  'seat-given-back': { player },
  'seat-moved': { player },
  'took-bots-seat': { player },
  'clock-moved': { player },
  'proposal-failed': { kind: 'undo' },
  hushed: { player },
  unhushed: { player },
  'watcher-removed': { player },
  'operator-ended': {},
  'operator-removed': { player },
  rematch: { code: 'QXKTR' },
};

const QUESTIONS: { readonly [K in ProposalKind]: Question } = {
  undo: { kind: 'undo', player, entry: 41 },
  pause: { kind: 'pause', player },
  resume: { kind: 'resume', player },
  end: { kind: 'end', player },
  'stand-in': { kind: 'stand-in', player, absent: 'Inés' },
  claim: { kind: 'claim', player, absent: 'Inés' },
};

/** Nothing that was asked for is missing, and nothing that was sent. */
function expectAllOf(text: string, values: object): void {
  expect(text).not.toMatch(/\?[^?]/);
  for (const value of Object.values(values)) expect(text).toContain(String(value));
}

describe.each(LANGUAGES)('the house in %s', (language) => {
  const { house, match, elGaucho } = createTexts(language);

  test.each(HOUSE_CODES)('refuses with %s, with details and without', (code) => {
    expectSentence(house.refusal({ code, details: detailsOf(code) }, elGaucho));
    expectSentence(house.refusal({ code }, elGaucho));
    expectSentence(house.refusal({ code, details: detailsOf(code) }, null));
  });

  test('has another sentence for every code', () => {
    const sentences = HOUSE_CODES.map((code) => house.refusal({ code }, elGaucho));
    expect(new Set(sentences).size).toBe(HOUSE_CODES.length);
  });

  test('gives the reason of the game, or of the barrier, where there is one', () => {
    const refused = house.refusal({ code: 'illegal', details: { why: 'not-your-turn' } }, elGaucho);
    expect(refused).toBe(elGaucho.refusal('not-your-turn'));
    for (const barrier of BARRIERS) {
      const undone = house.refusal({ code: 'nothing-to-undo', details: { barrier } }, elGaucho);
      expect(undone).toBe(match.barrier(barrier));
    }
  });

  test('without a game, a move is merely not allowed', () => {
    const refused = house.refusal({ code: 'illegal', details: { why: 'not-your-turn' } }, null);
    expect(refused).toBe(match.refusal(refuse('illegal'), elGaucho));
  });

  test('says how many are needed, and which option won’t do', () => {
    expect(house.refusal({ code: 'too-few-players', details: { needed: 3 } }, null)).toContain('3');
    expect(house.refusal({ code: 'bad-options', details: { option: 'layout' } }, null)).toContain('layout');
  });

  test.each(NOTICES)('notes in the log: %s', (notice) => {
    const { kind: _kind, ...shown } = { kind: null, ...HAPPENED[notice] };
    const text = house.notice({ notice, details: HAPPENED[notice] });
    expectSentence(text);
    expectAllOf(text, shown);
  });

  test('tells failed proposals apart, and knows that there may be others', () => {
    const texts = [...PROPOSAL_KINDS, 'picnic'].map((kind) =>
      house.notice({ notice: 'proposal-failed', details: { kind } }),
    );
    for (const text of texts) expectSentence(text);
    expect(new Set(texts).size).toBe(PROPOSAL_KINDS.length + 1);
  });

  test.each(PROPOSAL_KINDS)('asks whether all agree: %s', (kind) => {
    const { kind: _kind, ...shown } = QUESTIONS[kind];
    const text = house.proposal(QUESTIONS[kind]);
    expectSaid(text);
    expectAllOf(text, shown);
  });

  test('has words for everything that can be said or shown with one tap', () => {
    const presets = PRESETS.map((preset) => house.preset(preset));
    const emotes = EMOTES.map((emote) => house.emote(emote));
    for (const text of [...presets, ...emotes]) expectSaid(text);
    expect(new Set(presets).size).toBe(PRESETS.length);
    expect(new Set(emotes).size).toBe(EMOTES.length);
  });
});

const WAITS: { readonly [L in Language]: readonly string[] } = {
  en: [
    'It’s too soon for that: try again in 1 second.',
    'It’s too soon for that: try again in 90 seconds.',
    'It’s too soon for that: try again in 3 minutes.',
    'It’s too soon for that: try again in 2 hours.',
    'It’s too soon for that: try again in 3 days.',
  ],
  fr: [
    'C’est trop tôt\u00a0: réessaie dans 1 seconde.',
    'C’est trop tôt\u00a0: réessaie dans 90 secondes.',
    'C’est trop tôt\u00a0: réessaie dans 3 minutes.',
    'C’est trop tôt\u00a0: réessaie dans 2 heures.',
    'C’est trop tôt\u00a0: réessaie dans 3 jours.',
  ],
  es: [
    'Es demasiado pronto: vuelve a intentarlo dentro de 1 segundo.',
    'Es demasiado pronto: vuelve a intentarlo dentro de 90 segundos.',
    'Es demasiado pronto: vuelve a intentarlo dentro de 3 minutos.',
    'Es demasiado pronto: vuelve a intentarlo dentro de 2 horas.',
    'Es demasiado pronto: vuelve a intentarlo dentro de 3 días.',
  ],
  de: [
    'Dafür ist es noch zu früh: Versuch es in 1 Sekunde noch einmal.',
    'Dafür ist es noch zu früh: Versuch es in 90 Sekunden noch einmal.',
    'Dafür ist es noch zu früh: Versuch es in 3 Minuten noch einmal.',
    'Dafür ist es noch zu früh: Versuch es in 2 Stunden noch einmal.',
    'Dafür ist es noch zu früh: Versuch es in 3 Tagen noch einmal.',
  ],
};

test.each(LANGUAGES)('how long to wait is said in units people think in: %s', (language) => {
  const { house } = createTexts(language);
  const said = [0.2, 90, 121, 7200, 200_000].map((seconds) =>
    house.refusal({ code: 'too-soon', details: { seconds } }, null),
  );
  expect(said).toEqual(WAITS[language]);
});

test('who won is not always known', () => {
  const { house } = createTexts('en');
  const told = [{ players: 'Ana, Ben' }, { players: '' }, {}].map((details) =>
    house.notice({ notice: 'match-over', details }),
  );
  expect(told).toEqual([
    'The match is over. First place: Ana, Ben.',
    'The match is over.',
    'The match is over.',
  ]);
});

test.each(['{{code}}', '$t(kicked)', '<b>Ana</b>'])('somebody called %s is noted as such', (name) => {
  const { house } = createTexts('en');
  const said = house.notice({ notice: 'kicked', details: { player: name } });
  expect(said).toBe(`The host sends ${name} away from the table.`);
});
