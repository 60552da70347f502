import { isRefusal, replayEntry, type GameTypes, type Match } from '@pampa/rules';
import { loadVapidKeys } from '../../src/notify/vapid';
import type { StoredTable } from '../../src/store/store';
import { begun, Ledger } from '../faults/ledger';
import type { Listener } from '../notify/listener';
import type { Running } from '../support/running';
import { CanarySearch, canaryText, hiddenTiles, type Canary } from './canaries';
import { leaves } from './decoding';
import type { Evening } from './evening';
import type { Guest } from './guest';
import { secretsOf, type Kept } from './kept';
import { Search, type Forbidden } from './search';

/** What was looked through, and what should not have been there. */
export interface Findings {
  readonly findings: readonly string[];
  readonly bytes: number;
  readonly messages: number;
  /** How many of the secrets of the evening there were to be found. */
  readonly canaries: number;
  readonly tiles: number;
}

/** All that everybody was sent, that was said to machines elsewhere, and that was written to the log. */
export async function lookThrough(server: Running, listener: Listener, evening: Evening): Promise<Findings> {
  const stored = await new Ledger(server, evening.code).table();
  const states = statesOf(stored);
  const vapid = await loadVapidKeys(server.store, { folder: server.dataDir });
  const kept = secretsOf(vapid, evening, stored, states[0]!);
  const canaries = new CanarySearch(kept);
  const total = { findings: [] as string[], bytes: 0, messages: 0 };
  for (const guest of evening.guests) {
    const search = new Search(canaries);
    const forbidden = forbiddenTo(guest, states);
    for (const [index, heard] of guest.wire.heard.entries()) {
      search.hear(heard, forbidden(index));
    }
    total.findings.push(...[...search.findings].map((found) => `${guest.player.name}: ${found}`));
    total.bytes += search.bytes;
    total.messages += search.messages;
  }
  const everyTile = hiddenTiles(states[0]!.state, null);
  total.findings.push(...inTheLog(server, evening, everyTile, kept));
  total.findings.push(...inCalls(listener, evening, everyTile, canaries));
  total.findings.push(...inTheMonitor(evening, canaries));
  return { ...total, canaries: kept.length, tiles: everyTile.size };
}

/** The match after each of its entries. */
function statesOf({ match }: StoredTable): readonly Match<GameTypes>[] {
  const states = [begun(match!)];
  for (const entry of match!.entries) {
    const step = replayEntry(states.at(-1)!, entry);
    if (isRefusal(step)) throw new Error(step.refused);
    states.push(step.match);
  }
  return states;
}

/** By what he had heard so far. */
function forbiddenTo(guest: Guest, states: readonly Match<GameTypes>[]): (index: number) => Forbidden<Kept> {
  const marks = guest.marks.map(({ upTo, seq, viewer, isOver }) => ({
    upTo,
    tiles: isOver ? new Set<number>() : hiddenTiles(states[seq]!.state, viewer),
    mayKnow: ({ mayKnow, isPublishedInTheEnd }: Kept): boolean =>
      mayKnow.includes(guest) || (isOver && isPublishedInTheEnd),
  }));
  // Before the first mark there is no match, or it has just begun.
  return (index) => marks.find(({ upTo }) => index < upTo) ?? marks.at(-1)!;
}

/** What the machine says about itself in numbers. */
const OWN_NUMBERS: readonly string[] = ['level', 'time', 'pid', 'ms', 'port', 'count', 'status'];

const NO_TILES: ReadonlySet<number> = new Set();
const nobody = (): boolean => false;

function inTheLog(
  server: Running,
  { guests, said }: Evening,
  tiles: ReadonlySet<number>,
  kept: readonly Canary[],
): string[] {
  const words = [...guests.map(({ player }) => player.name), ...said.table, ...said.gallery, said.muted];
  const named = words.map((text) => canaryText(`"${text}"`, text));
  const search = new Search(new CanarySearch([...kept, ...named]));
  for (const line of server.logged) {
    search.lookThrough(Buffer.from(line), { tiles: NO_TILES, mayKnow: nobody });
    const fields = Object.entries(JSON.parse(line) as object).filter(([name]) => !OWN_NUMBERS.includes(name));
    const text = leaves(Object.fromEntries(fields)).filter((leaf) => !isFrame(leaf));
    search.lookThrough(Buffer.from(text.join(' ')), { tiles, mayKnow: nobody });
  }
  return [...search.findings].map((found) => `log: ${found}`);
}

/** A line of a stack, with the number of a line of code in it. */
const isFrame = (leaf: string | number): boolean => typeof leaf === 'string' && leaf.startsWith('at ');

/** Its own figures could look like tiles; the state it shows is the one that everybody gets. */
function inTheMonitor({ adminSaw }: Evening, canaries: CanarySearch<Kept>): string[] {
  const search = new Search(canaries);
  const mayKnow = (kept: Kept): boolean => kept.mayKnow.includes('admin');
  for (const text of adminSaw) search.lookThrough(Buffer.from(text), { tiles: NO_TILES, mayKnow });
  return [...search.findings].map((found) => `monitor: ${found}`);
}

function inCalls(
  listener: Listener,
  { browsers }: Evening,
  tiles: ReadonlySet<number>,
  canaries: CanarySearch<Kept>,
): string[] {
  const search = new Search(canaries);
  for (const { path, body } of listener.received) {
    const browser = browsers.find(({ endpoint }) => new URL(endpoint).pathname === path);
    if (browser === undefined && path.startsWith('/push/')) continue;
    const text = browser === undefined ? body.toString('utf8') : JSON.stringify(browser.read(body));
    search.lookThrough(Buffer.from(text), { tiles, mayKnow: nobody });
  }
  return [...search.findings].map((found) => `call: ${found}`);
}
