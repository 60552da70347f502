import type { Game, GameTypes } from './game';
import { linkHash, toHex } from './hash';
import { same } from './json';
import type { Match } from './match';
import type { MatchRecord } from './record';
import { isRefusal } from './refusal';
import { replayEntry, replayStart } from './replay';
import { playedAfterResigning } from './resigned';
import { isSnapshotDue, takeSnapshot, type Snapshot } from './snapshot';
import { Checklist, type VerifyReport } from './verify-report';

/**
 * Plays the match again from what it was committed to, and compares everything the record says with what comes out:
 * every draw, every act, every link.
 */
export function verify<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): VerifyReport {
  const steps = verifying(game, record);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same bit by bit, for a page that has other things to do in between: yields how many entries are done. */
export function* verifying<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
): Generator<number, VerifyReport, void> {
  const checks = new Checklist();
  const start = checkStart(game, record, checks);
  if (start === null) return checks.report();
  const { match, snapshots, stopped } = yield* followEntries(record, start, checks);
  checkSnapshots(record, snapshots, checks);
  if (!stopped) checkEnd(record, match, snapshots, checks);
  return checks.report();
}

/** Null if the match can't even begin. */
function checkStart<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  checks: Checklist,
): Match<T> | null {
  const { header, headerLink, secrets } = record;
  if (linkHash('', header) !== headerLink) checks.fail('header', 'broken-chain', 0);
  const start = replayStart(game, record, { chained: true });
  const withheld = isRefusal(start) && (start.refused === 'no-secrets' || start.refused === 'bad-commitment');
  if (!isRefusal(start) || withheld) checks.pass('header', { players: header.players.length });
  if (isRefusal(start)) {
    checks.fail(withheld ? 'commitments' : 'header', start.refused, 0, start.details);
    return null;
  }
  const opened = [secrets?.server, ...(secrets?.seats ?? [])].filter((secret) => typeof secret === 'string');
  checks.pass('commitments', { opened: opened.length });
  checks.pass('seed', { seed: toHex(start.seed) });
  // All the rest may be in order: that the dice were nobody's choice can't be said of them.
  if (header.chosenSeed !== undefined) checks.fail('seed', 'chosen-seed', 0);
  return start;
}

interface Followed<T extends GameTypes> {
  readonly match: Match<T>;
  /** The snapshots there should be. */
  readonly snapshots: readonly Snapshot[];
  /** An entry could not be played. */
  readonly stopped: boolean;
}

function* followEntries<T extends GameTypes>(
  { entries, events }: MatchRecord<T>,
  start: Match<T>,
  checks: Checklist,
): Generator<number, Followed<T>, void> {
  const snapshots: Snapshot[] = [];
  let match = start;
  for (const entry of entries) {
    const step = replayEntry(match, entry);
    if (isRefusal(step)) {
      checks.fail('entries', step.refused, match.seq + 1, step.details);
      return { match, snapshots, stopped: true };
    }
    match = step.match;
    if (match.link !== entry.link) checks.fail('links', 'broken-chain', match.seq);
    if (events !== null && !same(step.events, events[match.seq - 1])) {
      checks.fail('events', 'wrong-events', match.seq);
    }
    if (isSnapshotDue(match.seq)) snapshots.push(takeSnapshot(match));
    yield match.seq;
  }
  if (!isSnapshotDue(match.seq)) snapshots.push(takeSnapshot(match));
  return { match, snapshots, stopped: false };
}

function checkSnapshots<T extends GameTypes>(
  record: MatchRecord<T>,
  expected: readonly Snapshot[],
  checks: Checklist,
): void {
  const wrong = expected.find((snapshot, index) => !same(snapshot, record.snapshots[index]));
  if (wrong !== undefined) checks.fail('snapshots', 'wrong-snapshot', wrong.seq);
}

/** What can be judged only once every entry was played. */
function checkEnd<T extends GameTypes>(
  record: MatchRecord<T>,
  match: Match<T>,
  snapshots: readonly Snapshot[],
  checks: Checklist,
): void {
  const { seq } = match;
  checks.pass('entries', { entries: seq, words: match.position });
  checks.pass('links', { links: seq + 1 });

  if (record.snapshots.length > snapshots.length) checks.fail('snapshots', 'wrong-snapshot', seq);
  checks.pass('snapshots', { snapshots: snapshots.length });

  if (record.events !== null) {
    if (record.events.length > seq) checks.fail('events', 'wrong-events', seq + 1);
    checks.pass('events', { events: record.events.flat().length });
  }

  const result = match.game.result(match.state.open);
  const wrong = result === null ? 'truncated' : 'wrong-result';
  if (!same(result, record.result)) checks.fail('result', wrong, seq);
  const played = playedAfterResigning(record.entries, record.resigned ?? []);
  if (played !== null) checks.fail('result', 'wrong-resigned', played.seq, { seat: played.seat });
  checks.pass('result', {});
}
