import { GAMES, isRefusal, parseRecord, verify } from '@pampa/rules';
import type { KeptReport } from '@pampa/protocol';
import { reportFileShape } from '@pampa/protocol/requests';
import { exported } from '../../src/problems/reading';
import { Ledger } from '../faults/ledger';
import { Player, requestId } from '../support/player';
import { reportOf } from '../support/reports';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { CanarySearch, canaryBytes, canaryText, hiddenTiles } from './canaries';
import { Search } from './search';

/** Time stands still: a time of day could look like a tile by chance. */
const NOW = 1_800_000_000_000;
const TALK = 'a-word-that-is-nowhere-else';
const PATIENCE_MS = 120_000;

let server: Running;
beforeAll(async () => {
  server = await startRunning({ now: () => NOW });
});
afterAll(() => server.close());

async function handIn(player: Player): Promise<string> {
  const answer = await fetch(`${server.url}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reportOf(player)),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as KeptReport).id;
}

async function filesOf(id: string): Promise<ReadonlyMap<string, string>> {
  return (await exported(server.store, (await server.store.findReport(id))!)).files;
}

test(
  'of a running match only what the reporter saw is exported: no tile of others, no secret, name, token or talk',
  async () => {
    const players = await deal(server.url, 3);
    const [host] = players as [Player, Player, Player];
    const { code } = host.table;
    const watcher = new Player(server.url, 'Zoraida');
    await watcher.join(code);
    const everybody = [...players, watcher];
    const ledger = new Ledger(server, code);
    let tiles = 0;
    await host.request('say', { id: requestId(), channel: 'table', text: TALK });

    for (let round = 0; round < 4; round += 1) {
      await playOn(players, 12);
      const { match } = await ledger.both();
      await watcher.until(() => watcher.table.seq === match.seq);
      const { secrets } = (await ledger.table()).match!;
      const canaries = new CanarySearch([
        canaryBytes('the secret of the server', secrets.server),
        ...everybody.flatMap(({ name, token }) => [
          canaryText(`the name ${name}`, `"${name}"`),
          canaryText('a token', token),
        ]),
        ...secrets.seats.map((secret) => canaryBytes('the secret of a seat', secret!)),
        canaryText('talk', TALK),
      ]);
      for (const player of everybody) {
        const files = await filesOf(await handIn(player));
        expect([...files.keys()]).toEqual([expect.stringMatching(/^pampa-...-...\.report\.json$/)]);
        const text = [...files.values()].join('');
        const hidden = hiddenTiles(match.state, player.seat);
        tiles += hidden.size;
        const search = new Search(canaries);
        search.lookThrough(Buffer.from(text), { tiles: hidden, mayKnow: () => false });
        expect([...search.findings]).toEqual([]);
        // And it would have been found.
        const [some] = hidden;
        search.lookThrough(Buffer.from(`${text} ${some!} ${TALK}`), { tiles: hidden, mayKnow: () => false });
        expect(search.findings.size).toBe(2);
        expect(reportFileShape.parse(JSON.parse(text))).toMatchObject({
          viewer: player.seat,
          seq: match.seq,
        });
      }
    }
    expect(tiles).toBeGreaterThan(100);

    const id = await handIn(host);
    await playOn(players);
    const files = await filesOf(id);
    expect([...files.keys()]).toEqual([`pampa-${id}.report.json`, `pampa-${host.table.match!}.match.json`]);
    const record = parseRecord([...files.values()][1]!, GAMES);
    if (isRefusal(record)) throw new Error(record.refused);
    expect(verify(record.game, record.record).ok).toBe(true);
    for (const player of everybody) await player.leave();
  },
  PATIENCE_MS,
);
