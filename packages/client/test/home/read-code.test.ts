import { readCode } from '../../src/home/read-code';

describe('the code of a table, as people enter it', () => {
  test.each([
    'QXKTR',
    'qxktr',
    ' qx ktr ',
    'QX-KTR',
    '“QXKTR”',
    'https://pampa.example/t/QXKTR',
    'https://example.org/games/pampa/watch/qxktr?probe',
    'Come and play: http://192.0.2.7:2567/t/QXKTR See you!',
    'pampa.example/tv/QXKTR#x',
  ])('%j is QXKTR', (text) => {
    expect(readCode(text)).toEqual({ code: 'QXKTR' });
  });

  test('nothing typed is told apart from something wrong', () => {
    expect(readCode('  ')).toEqual({ wrong: 'empty' });
    expect(readCode('12345')).toEqual({ wrong: 'empty' });
  });

  test('how many letters are missing', () => {
    expect(readCode('QXK')).toEqual({ wrong: 'short', missing: 2 });
  });

  test('more than five letters are no code', () => {
    expect(readCode('QXKTRQ')).toEqual({ wrong: 'long' });
  });

  test('a letter that no code has is named', () => {
    expect(readCode('QXKTO')).toEqual({ wrong: 'letter', letter: 'O' });
  });
});
