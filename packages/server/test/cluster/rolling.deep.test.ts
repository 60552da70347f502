import { setTimeout as pause } from 'node:timers/promises';
import { CLOSE_CODES } from '@pampa/protocol';
import { TestCluster } from '../support/cluster';
import { Refused, requestId, type Player } from '../support/player';
import { deal } from '../support/tables';
import { until } from '../support/waiting';

const PROCESSES = 3;
const TABLES = 6;
const PEOPLE = 2;

/** So that no match is over before the last process has been restarted. */
const THINK_MS = 400;
/** How long somebody waits for his turn before he looks whether the evening is over. */
const LOOK_UP_MS = 500;

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await TestCluster.start({ processes: PROCESSES });
});
afterAll(() => cluster.close());

/** What somebody was told: this act is entry so and so. */
interface Acknowledged {
  readonly match: string;
  readonly seq: number;
  readonly request: string;
}

/** A page's own delays (client: `table/network/retry.ts`). */
const MOVED_MS = 100;
const firstRetryMs = (): number => 250 + 250 * Math.random();

/** Plays at one table as pages do: whoever is awaited acts; who is sent away comes back, and sends again what was not answered. */
class Evening {
  readonly awayMs: number[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly moved = new Set<number>();
  private isOver = false;
  private readonly code: string;

  constructor(private readonly players: readonly Player[]) {
    this.code = players[0]!.table.code;
  }

  async play(): Promise<void> {
    await Promise.all(this.players.map((player) => this.stay(player)));
  }

  end(): void {
    this.isOver = true;
  }

  private async stay(player: Player): Promise<void> {
    let pending: { id: string; seq: number; action: object } | null = null;
    while (!this.isOver || pending !== null) {
      try {
        const hasPending = pending !== null;
        await player.until(() => hasPending || player.closedWith !== null || player.isAwaited, LOOK_UP_MS);
        if (player.closedWith !== null) {
          await this.comeBack(player);
          continue;
        }
        pending ??= {
          id: requestId(),
          seq: player.table.seq,
          action: player.game.fallback(player.view!, player.seat!),
        };
        const { seq } = await player.act(pending.action, pending.seq, pending.id);
        this.acknowledged.push({ match: player.table.match!, seq, request: pending.id });
        pending = null;
        await pause(THINK_MS);
      } catch (error) {
        // Nothing to do yet; or not answered, or refused because of where the table is: then the same is sent again.
        if (error instanceof Refused && error.code !== 'lease-lost') throw error;
        if (player.closedWith === null) await pause(10);
      }
      if (player.table.status === 'over') return;
    }
  }

  private async comeBack(player: Player): Promise<void> {
    const begun = performance.now();
    const hasMoved = player.closedWith === CLOSE_CODES['lease-lost'];
    this.moved.add(player.closedWith ?? 0);
    for (let delay = hasMoved ? MOVED_MS * Math.random() : firstRetryMs(); ; delay = firstRetryMs()) {
      await pause(delay);
      const isIn = await player.join(this.code).then(
        () => true,
        () => false,
      );
      if (isIn) break;
    }
    this.awayMs.push(performance.now() - begun);
  }
}

test('all processes are restarted one after another while people play: no table is lost, no action lost or doubled', async () => {
  const evenings: Evening[] = [];
  for (let table = 0; table < TABLES; table++) evenings.push(new Evening(await deal(cluster.url, PEOPLE)));
  const playing = Promise.all(evenings.map((evening) => evening.play()));

  try {
    for (let index = 0; index < PROCESSES; index++) {
      await pause(500);
      await restart(index);
    }
    await pause(500);
  } finally {
    for (const evening of evenings) evening.end();
  }
  await playing;

  const away = evenings.flatMap(({ awayMs }) => awayMs).toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(away[Math.floor((away.length - 1) * share)] ?? 0);
  process.stdout.write(
    `people were away ${away.length} times: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms\n`,
  );
  // Everybody was at one of the three, and was sent away when it was its turn.
  expect(away.length).toBeGreaterThanOrEqual(TABLES * PEOPLE);
  expect([...new Set(evenings.flatMap(({ moved }) => [...moved]))]).toEqual([CLOSE_CODES['lease-lost']]);
  expect(at(1)).toBeLessThan(5_000);

  const stored = await cluster.query<Acknowledged>(
    "select match_id as match, seq, split_part(request, ':', 2) as request from entries where request is not null",
  );
  const acknowledged = evenings.flatMap((evening) => evening.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(TABLES * 10);
  const key = ({ match, seq, request }: Acknowledged): string => `${match} ${seq} ${request}`;
  const there = new Set(stored.map(key));
  expect(acknowledged.filter((one) => !there.has(key(one)))).toEqual([]);
  // Everything that is there was sent once, by somebody who was told so.
  expect(new Set(stored.map(({ request }) => request)).size).toBe(stored.length);
  expect(stored.length).toBe(new Set(acknowledged.map(key)).size);
});

async function restart(index: number): Promise<void> {
  const server = cluster.server(index);
  server.signal('SIGTERM');
  await until(async () => !(await isReady(server.url)));
  await server.ended;
  expect(server.exit).toBe(0);
  expect(server.logged.join('')).not.toMatch(/unhandled|a room failed/i);
  await cluster.startAgain(index);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
