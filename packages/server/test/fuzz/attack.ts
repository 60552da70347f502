import type { Random } from '@pampa/rules';
import { randomOf } from '../chaos/random';
import type { ServerProcess } from '../support/server-process';
import { httpAttack } from './http-requests';
import { Intruder } from './intruder';
import type { Tally } from './tally';
import { upgradeAttack } from './upgrades';

export interface AttackFacts {
  readonly frames: number;
  readonly seed: number;
  /** Another name, other draws. */
  readonly name: string;
  readonly server: ServerProcess;
  readonly tally: Tally;
  /** Where honest people play. */
  readonly code: () => string;
}

/** Of all frames: over HTTP, and as upgrades with what follows them. The rest goes through sockets. */
const HTTP_SHARE = 0.2;
const UPGRADE_SHARE = 0.02;
const INTRUDERS = 6;
const LANES = 4;

/** From all sides at once, until so many frames are sent, or something has gone wrong. */
export async function attack({ frames, seed, name, server, tally, code }: AttackFacts): Promise<void> {
  const { url } = server;
  const port = Number(new URL(url).port);
  const http = Math.round(frames * HTTP_SHARE);
  const upgrades = Math.round(frames * UPGRADE_SHARE);
  const spend = async (budget: number, once: (left: number) => Promise<number>): Promise<void> => {
    let left = budget;
    while (left > 0 && server.exit === null && tally.problems.length === 0) left -= await once(left);
  };
  const lanes = (
    many: number,
    what: string,
    start: (random: Random, lane: number) => Promise<void>,
  ): Promise<void>[] =>
    Array.from({ length: many }, (_, lane) => start(randomOf(seed, `${name} ${what} ${lane}`), lane));

  await Promise.all([
    ...lanes(INTRUDERS, 'socket', (random, lane) => {
      // Every other one watches the honest table; the rest are hosts of tables of their own.
      const intruder = new Intruder(url, lane % 2 === 0 ? code : null, random, tally);
      return spend((frames - http - upgrades) / INTRUDERS, (left) => intruder.visit(Math.ceil(left)));
    }),
    ...lanes(LANES, 'http', (random) => spend(http / LANES, () => httpAttack(port, code(), random, tally))),
    ...lanes(LANES, 'upgrade', (random) =>
      spend(upgrades / LANES, () => upgradeAttack(url, code(), random, tally)),
    ),
  ]);
}
