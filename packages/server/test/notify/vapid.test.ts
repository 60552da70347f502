import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadVapidKeys } from '../../src/notify/vapid';
import { DataProblem } from '../../src/store/data-problem';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pampa-vapid-'));
  file = join(folder, 'vapid.json');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('keys are made once, and read ever after', () => {
  const made = loadVapidKeys(folder);
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(made.privateKey, 'base64url')).toHaveLength(32);
  expect(loadVapidKeys(folder)).toEqual(made);
});

test('nobody but their owner may read them, and nothing else is left behind', () => {
  loadVapidKeys(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['vapid.json']);
});

test('keys that are there already are taken, whoever made them', () => {
  const made = loadVapidKeys(folder);
  writeFileSync(file, `{"privateKey":"${made.privateKey}","publicKey":"${made.publicKey}","note":"mine"}`);
  expect(loadVapidKeys(folder)).toEqual(made);
});

const whole = {
  publicKey: 'BPcMbnWQL5GOYX_5LKZXT6sLmHiMsJSiEvIFvfcDvX7IZ9qqtq68onpTPEYmyxSQNiH7UD_98AUcQ12kBoxz_0s',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};

test.each([
  ['is empty', ''],
  ['is cut off', '{"publicKey":"BPc'],
  ['is something else', '[]'],
  ['is nothing', 'null'],
  ['has no keys', '{}'],
  ['has only one of them', JSON.stringify({ publicKey: whole.publicKey })],
  ['has the public one alone', JSON.stringify({ privateKey: '', publicKey: whole.publicKey })],
  ['has keys that are no text', '{"publicKey":1,"privateKey":2}'],
  ['has keys that don’t belong together', JSON.stringify(whole)],
])('a file that %s is one clear sentence, and stays as it is', (_what, text) => {
  writeFileSync(file, text);
  expect(() => loadVapidKeys(folder)).toThrow(DataProblem);
  expect(() => loadVapidKeys(folder)).toThrow(/^The keys for notifications in \S+ are damaged: [^.]+\.$/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the private key is never in the sentence', () => {
  writeFileSync(file, JSON.stringify(whole));
  expect(() => loadVapidKeys(folder)).not.toThrow(whole.privateKey);
});

test('a folder that can’t be written to is one clear sentence', () => {
  const missing = join(folder, 'missing');
  expect(() => loadVapidKeys(missing)).toThrow(DataProblem);
  expect(() => loadVapidKeys(missing)).toThrow(/can't be read or written \(ENOENT\)\.$/);
});

test('what stands in the way of the file is one clear sentence', () => {
  chmodSync(folder, 0o700);
  writeFileSync(join(folder, 'x'), '');
  expect(() => loadVapidKeys(join(folder, 'x'))).toThrow(/can't be read or written \(ENOTDIR\)\.$/);
});
