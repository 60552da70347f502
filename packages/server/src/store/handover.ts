import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './data-problem';
import { databaseFile } from './sqlite-file';
import { syncFile, syncFolder } from './sync';

/**
 * A backup on its way to be the database of a folder. It goes from hand to hand by being renamed, so that at any moment one
 * side has it, whole, and never both.
 */
const PLACES = {
  /** Whoever brings it still works on it. */
  making: 'restore-making',
  /** Complete. Whoever holds the folder may take it; whoever brought it may take it back. */
  waiting: 'restore-waiting',
  /** Whoever holds the folder puts it in place. If he dies over it, the next one goes on. */
  taken: 'restore-taken',
  /** Of no use any more. */
  rubbish: 'restore-rubbish',
} as const;

const ANSWER = 'restore-answer.json';

export interface Handover {
  /** The folder with the database in it. */
  readonly path: string;
  /** When it was asked for, in digits: its name, and that of the database which makes room for it. */
  readonly stamp: string;
}

/** What became of it: where the old database is, null if there was none; or why it is still the old one. */
export type Answer = { readonly stamp: string } & (
  { readonly aside: string | null } | { readonly problem: string }
);

/** A fresh folder to make it in. To be called by whoever has claimed the restore. */
export function beginHandover(dir: string): string {
  const making = join(dir, PLACES.making);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making);
  return making;
}

export function dropHandover(dir: string): void {
  rmSync(join(dir, PLACES.making), { recursive: true, force: true });
}

/** An older one that nobody has taken is replaced. */
export function handOver(dir: string, stamp: string): void {
  const making = join(dir, PLACES.making);
  writeFileSync(stampFile(making), stamp);
  syncFile(stampFile(making));
  syncFile(databaseFile(making));
  syncFolder(making);
  rmSync(join(dir, ANSWER), { force: true });
  takeBack(dir);
  renameSync(making, join(dir, PLACES.waiting));
  syncFolder(dir);
}

export function isWaiting(dir: string): boolean {
  return existsSync(join(dir, PLACES.waiting));
}

/** Whether it could be had back: otherwise somebody has taken it. */
export function takeBack(dir: string): boolean {
  return discard(dir, PLACES.waiting);
}

/** For whoever holds the folder. What the one before him has left comes first. */
export function takeHandover(dir: string): Handover | null {
  const path = join(dir, PLACES.taken);
  if (!existsSync(path) && !move(join(dir, PLACES.waiting), path)) return null;
  return { path, stamp: readFileSync(stampFile(path), 'utf8') };
}

/** In one step: half of a hand-over could be taken for another state of it. */
export function finishHandover(dir: string, answer: Answer): void {
  const unfinished = join(dir, `${ANSWER}.unfinished`);
  writeFileSync(unfinished, JSON.stringify(answer));
  renameSync(unfinished, join(dir, ANSWER));
  discard(dir, PLACES.taken);
}

/** The answer to this one; whoever brought it asks. */
export function collectAnswer(dir: string, stamp: string): Answer | null {
  const file = join(dir, ANSWER);
  if (!existsSync(file)) return null;
  const answer = JSON.parse(readFileSync(file, 'utf8')) as Answer;
  if (answer.stamp !== stamp) return null;
  rmSync(file, { force: true });
  return answer;
}

function stampFile(handover: string): string {
  return join(handover, 'stamp');
}

function discard(dir: string, place: string): boolean {
  const rubbish = join(dir, PLACES.rubbish);
  rmSync(rubbish, { recursive: true, force: true });
  if (!move(join(dir, place), rubbish)) return false;
  rmSync(rubbish, { recursive: true, force: true });
  return true;
}

/** False if there is nothing to move. */
function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
