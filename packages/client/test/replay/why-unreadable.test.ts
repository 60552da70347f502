import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../src/replay-page/use-replayed';
import { whyUnreadable } from '../../src/replay-page/why-unreadable';
import { texts } from '../../src/texts/say';
import { speakEnglish } from '../play/support/el-gaucho-hands';

const text = readFileSync(join(__dirname, '../../../../fixtures/el-gaucho/tie.match.json'), 'utf8');

beforeAll(speakEnglish);

function complaint(changed: string): string | null {
  const found = read(changed);
  return found.is === 'unreadable' ? whyUnreadable(found.why, texts.value, 'el-gaucho') : null;
}

test('a sound record is no reason to complain', () => expect(complaint(text)).toBeNull());

test.each([
  ['cut off', text.slice(0, 5000), 'The file is cut off: its end is missing.'],
  ['something else', 'Dear diary', 'This is not a record: the file is no valid JSON.'],
  ['JSON of something else', '{"a":1}', 'This is not the record of a match.'],
  [
    'a foreign game',
    text.replace('"game": "el-gaucho"', '"game": "whist"'),
    'We don’t know the game “whist”.',
  ],
  [
    'a later version',
    text.replace('"version": 1', '"version": 9'),
    'The record is of version 9, which we don’t know.',
  ],
  [
    'an act that is against the rules',
    text.replace(/(\{ "seq": 12, .*?"act": )\{.*?\}(, "link")/, '$1{"type":"keep","tiles":[]}$2'),
    expect.stringMatching(/^Entry 12 is against the rules\. \S/) as string,
  ],
  [
    'another secret',
    text.replace(
      /("secrets": .*?"server":")(.)/,
      (_, before: string, digit: string) => before + (digit === '0' ? '1' : '0'),
    ),
    'The server’s secret does not match its commitment.',
  ],
])('%s is told in a sentence', (_, changed, sentence) => {
  expect(changed).not.toBe(text);
  expect(complaint(changed)).toEqual(sentence);
});
