import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadVapidKeys, type VapidKeys } from '../../src/notify/vapid';
import { DataProblem } from '../../src/store/data-problem';
import type { Store } from '../../src/store/store';
import { freshStore } from '../store/folder';

const store = freshStore();
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pampa-vapid-'));
  file = join(folder, 'vapid.json');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function load(of: Pick<Store, 'keepOnce'> = store()): Promise<VapidKeys> {
  return loadVapidKeys(of, { folder });
}

test('keys are made once, and read ever after', async () => {
  const made = await load();
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(made.privateKey, 'base64url')).toHaveLength(32);
  expect(await load()).toEqual(made);
});

test('processes that start at the same moment have the same keys', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => load()));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
});

test('they are in the store, and nowhere in the folder', async () => {
  await load();
  expect(readdirSync(folder)).toEqual([]);
});

test('keys that an earlier version left in the folder are taken over, and its file stays', async () => {
  const elsewhere = await loadVapidKeys(store(), { databaseUrl: 'postgres://somewhere/else' });
  const text = JSON.stringify({ ...elsewhere, note: 'mine' });
  writeFileSync(file, text);
  let kept: string | null = null;
  const fresh = { keepOnce: (_name: string, make: () => string) => Promise.resolve((kept ??= make())) };
  expect(await load(fresh)).toEqual(elsewhere);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('what is in the store counts, whatever is in the folder', async () => {
  const made = await load();
  writeFileSync(file, 'Dear diary');
  expect(await load()).toEqual(made);
});

const whole = {
  publicKey: 'BPcMbnWQL5GOYX_5LKZXT6sLmHiMsJSiEvIFvfcDvX7IZ9qqtq68onpTPEYmyxSQNiH7UD_98AUcQ12kBoxz_0s',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};

describe.each([
  ['are empty', ''],
  ['are cut off', '{"publicKey":"BPc'],
  ['are something else', '[]'],
  ['are nothing', 'null'],
  ['have no keys', '{}'],
  ['have only one of them', JSON.stringify({ publicKey: whole.publicKey })],
  ['have the public one alone', JSON.stringify({ privateKey: '', publicKey: whole.publicKey })],
  ['have keys that are no text', '{"publicKey":1,"privateKey":2}'],
  ['have keys that don’t belong together', JSON.stringify(whole)],
])('Keys that %s are one clear sentence', (_what, text) => {
  test('in an old file, which stays as it is', async () => {
    writeFileSync(file, text);
    await expect(load()).rejects.toThrow(DataProblem);
    await expect(load()).rejects.toThrow(/^The keys for notifications in \S+ are damaged: [^.]+\.$/);
    await expect(load()).rejects.not.toThrow(whole.privateKey);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('in the store', async () => {
    await store().keepOnce('vapid', () => text);
    await expect(load()).rejects.toThrow(DataProblem);
    await expect(load()).rejects.toThrow(/^The keys for notifications in the database are damaged: [^.]+\.$/);
    await expect(load()).rejects.not.toThrow(whole.privateKey);
  });
});

test('what stands in the way of the old file is one clear sentence', async () => {
  writeFileSync(join(folder, 'x'), '');
  await expect(loadVapidKeys(store(), { folder: join(folder, 'x') })).rejects.toThrow(
    /can't be read \(ENOTDIR\)\.$/,
  );
});
