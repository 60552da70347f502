/**
 * A program of its own: does the same small piece of work again and again, and writes how many milliseconds it took each
 * time. Like a server that wakes tables it computes, hashes for the most part, and waits for the disk a little.
 */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Long enough to be interrupted, where others want the same core: whoever needs only a moment is let in first. */
const HASHES = 30_000;
const WRITES = 2;
const PAGE = Buffer.alloc(4096);
/** On a quiet machine it should be hardly noticed. */
const REST_MS = 150;

function work(file: number): void {
  let link = '';
  for (let left = HASHES; left > 0; left--) link = createHash('sha256').update(link).digest('hex');
  for (let left = WRITES; left > 0; left--) {
    writeSync(file, PAGE, 0, PAGE.length, 0);
    fsyncSync(file);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'pampa-yardstick-'));
const file = openSync(join(folder, 'page'), 'w');

function goOn(): void {
  const begun = performance.now();
  work(file);
  process.stdout.write(`${performance.now() - begun}\n`);
  setTimeout(goOn, REST_MS);
}

// Whoever started it closes our input, by intention or by his own end.
process.stdin.resume().once('end', () => {
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
goOn();
