import { nameKey, ROOM_REQUESTS } from '../src/requests';

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
  ])('may be %j', (name) => expect(named(name)).toBe(name));

  test.each([
    ['  Ana  ', 'Ana'],
    ['Ana \t  María', 'Ana María'],
    ['Jose\u0301', 'Jos\u00e9'],
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

  test('names that look the same are the same', () => {
    expect(nameKey('ANA')).toBe(nameKey('ana'));
    expect(nameKey('Jose\u0301')).toBe(nameKey('Jos\u00e9'));
    expect(nameKey('Ａｎａ')).toBe(nameKey('Ana'));
    expect(nameKey('Ana')).not.toBe(nameKey('Anna'));
  });
});

describe('What is said', () => {
  test.each(['hello', '¿Qué tal?', '<script>alert(1)</script>', '\u{1f404}', 'a  b'])('may be %j', (text) =>
    expect(spoken(text)).toBe(text),
  );

  test.each(['', ' \n ', 'a\u202Eb', 'a\u0007b', 'a\nb', 'a\u2028b', '\ue000', 7, null, {}])(
    'may not be %j',
    (text) => expect(spoken(text)).toBeNull(),
  );

  test('has at most 300 characters', () => {
    expect(spoken('\u{1f404}'.repeat(300))).not.toBeNull();
    expect(spoken('a'.repeat(301))).toBeNull();
  });
});
