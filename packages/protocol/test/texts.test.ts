import { ROOM_REQUESTS } from '../src/requests';

/** The name or text as the server will have it; null if it is refused. */
function named(name: unknown): string | null {
  const parsed = ROOM_REQUESTS.rename.safeParse({ name });
  return parsed.success ? parsed.data.name : null;
}

function spoken(text: unknown): string | null {
  const parsed = ROOM_REQUESTS.say.safeParse({ id: 'request-1', channel: 'table', text });
  return parsed.success && 'text' in parsed.data ? parsed.data.text : null;
}

describe('A name', () => {
  test.each([
    'Ana',
    'José María',
    "O'Higgins",
    'd’Arc',
    'Jean-Luc',
    'Dr. No',
    'player_1',
    '7',
    'Ñandú',
    '李小龍',
    'Ωμέγα',
    'Иван',
    'יוסף',
    'محمد',
    '김민준',
    '山田タロウ',
    'ジョーA',
    'Kenji山田',
    'DJ Вася',
    'Nguyễn Văn',
    'क्षितिज',
    'བསྒྲུབས',
    // Names that are spelled with a joiner: Alireza in Persian, and Sri in Sinhala.
    'علی\u200Cرضا',
    'ශ්\u200Dරී',
  ])('may be %j', (name) => expect(named(name)).toBe(name));

  test.each([
    ['  Ana  ', 'Ana'],
    ['Ana \t  María', 'Ana María'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['Jose\u034F\u0301', 'Jos\u00e9'],
    ['Ana\uFE0F', 'Ana'],
    ['An\u200Da', 'Ana'],
    ['\u845B\u{E0100}', '\u845B'],
    ['\u3164Ana\u1160', 'Ana'],
  ])('%j is written %j', (typed, name) => expect(named(typed)).toBe(name));

  test.each([
    ['', 'nothing'],
    ['   ', 'only space'],
    ['-Ana', 'no letter or figure in front'],
    ['<b>Ana</b>', 'markup'],
    ['Ana\u202Eana', 'a direction override'],
    ['An\u200Ba', 'a character of no width'],
    ['Ana\u0000', 'a control'],
    ['Ana \u{1f404}', 'a picture'],
    ['\ud83d', 'half a character'],
    ['\u3164', 'only a filler'],
    ['\u115F\u1160\uFFA0', 'only fillers'],
    ['\uFE0F\u034F\u180B\u17B4', 'only what is not seen'],
    ['\u200D\u200C', 'only joiners'],
    ['\u0301Ana', 'a mark without a letter'],
    ['Ana -\u0301', 'a mark on no letter'],
    [`Ana\u0300\u0301\u0302\u0303\u0304`, 'five marks on a letter'],
    ['1\u20E3', 'a keycap'],
    ['\u0410na', 'a Cyrillic letter in a Latin word'],
    ['An\u03B1', 'a Greek letter in a Latin word'],
    ['\u0399\u0432\u0430\u043D', 'a Greek letter in a Cyrillic word'],
    [7, 'a number'],
    [null, 'null'],
    [['Ana'], 'a list'],
  ])('%j is refused: %s', (name, _why) => expect(named(name)).toBeNull());

  test('has at most 20 characters, counted as people count them', () => {
    expect(named('a'.repeat(20))).not.toBeNull();
    expect(named('a'.repeat(21))).toBeNull();
    // Beyond the basic plane: two code units each.
    expect(named('\u{20000}'.repeat(20))).not.toBeNull();
    expect(named('\u{20000}'.repeat(21))).toBeNull();
    expect(named(` ${'a'.repeat(20)} `)).not.toBeNull();
  });

  test('of a megabyte is refused before anybody normalises it', () => {
    expect(named('a'.repeat(1_000_000))).toBeNull();
  });
});

describe('What is said', () => {
  test.each([
    'hello',
    '¿Qué tal?',
    '<script>alert(1)</script>',
    '\u{1f404}',
    '\u2764\uFE0F',
    '\u{1f468}\u200D\u{1f33e}',
    'a  b',
  ])('may be %j', (text) => expect(spoken(text)).toBe(text));

  test.each([
    '',
    ' \n ',
    'a\u202Eb',
    'a\u0007b',
    'a\nb',
    'a\u2028b',
    '\ue000',
    '\u3164',
    '\uFE0F\u200D',
    `a${'\u0301'.repeat(5)}`,
    7,
    null,
    {},
  ])('may not be %j', (text) => expect(spoken(text)).toBeNull());

  test('has at most 300 characters', () => {
    expect(spoken('\u{1f404}'.repeat(300))).not.toBeNull();
    expect(spoken('a'.repeat(301))).toBeNull();
  });
});
