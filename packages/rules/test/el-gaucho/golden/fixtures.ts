import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elGaucho } from '../../../src/el-gaucho/game';
import type { ElGaucho } from '../../../src/el-gaucho/state';
import type { Hex } from '../../../src/kernel/hash';
import type { Match, Step } from '../../../src/kernel/match';
import { parseRecord } from '../../../src/kernel/parse-record';
import type { MatchRecord } from '../../../src/kernel/record';
import { isRefusal, type Refusal } from '../../../src/kernel/refusal';
import { replay, replayStart } from '../../../src/kernel/replay';
import { stateHash } from '../../../src/kernel/snapshot';
import { GAMES } from '../../../src/registry';
import { taleOf, type Tale } from './tale';

export const FIXTURES = join(__dirname, '../../../../../fixtures/el-gaucho');
export const INDEX = join(FIXTURES, 'index.json');
export const ENDING = '.match.json';

export function pathOf(name: string): string {
  return join(FIXTURES, name + ENDING);
}

/** What a golden match came to when it was made. Rules under which it comes to something else are other rules. */
export interface Noted {
  readonly entries: number;
  /** By seat. */
  readonly scores: readonly number[];
  /** The hash of the final state. */
  readonly hash: Hex;
  /** The last link of the chain. */
  readonly link: Hex;
}

export type Index = Readonly<Record<string, Noted>>;

export function readIndex(): Index {
  return JSON.parse(readFileSync(INDEX, 'utf8')) as Index;
}

export interface GoldenFile {
  readonly text: string;
  readonly record: MatchRecord<ElGaucho>;
}

export function readGolden(name: string): GoldenFile {
  const text = readFileSync(pathOf(name), 'utf8');
  const { record, game } = must(parseRecord(text, GAMES));
  if (game.id !== elGaucho.id) throw new Error(`${name} is a match of ${game.id}`);
  return { text, record: record as MatchRecord<ElGaucho> };
}

export interface Retold {
  readonly tale: Tale;
  readonly noted: Noted;
}

/** Plays it again, and tells what happened. Whether the links are right is for `verify` to find out. */
export function retell(record: MatchRecord<ElGaucho>): Retold {
  const steps: Step<ElGaucho>[] = [];
  const start = must(replayStart(elGaucho, record));
  const end = must(replay(elGaucho, record, (step) => steps.push(step)));
  const link = record.entries.at(-1)?.link ?? record.headerLink;
  return { tale: taleOf(start, steps), noted: { ...note(end), link } };
}

function note(match: Match<ElGaucho>): Omit<Noted, 'link'> {
  const scores = match.state.open.ranches.map(({ pesos }) => pesos);
  return { entries: match.seq, scores, hash: stateHash(match) };
}

export function must<A extends object>(value: A | Refusal): A {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value;
}
