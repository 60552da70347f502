import { elGaucho } from '../../../src/el-gaucho/game';
import type { ElGaucho } from '../../../src/el-gaucho/state';
import { commit, type Secrets } from '../../../src/kernel/fairness';
import type { Seat } from '../../../src/kernel/game';
import { fromHex, sha256Hex, type Hex } from '../../../src/kernel/hash';
import { startMatch, type Header, type Match } from '../../../src/kernel/match';
import { Random } from '../../../src/kernel/random';
import { must } from './fixtures';
import type { Golden, Manner } from './golden';

const FIRST_NAMES = [
  ...['Ana', 'Bruno', 'Clara', 'Diego', 'Elena', 'Facundo', 'Graciela', 'Hugo', 'Inés', 'Julián'],
  ...['Lucía', 'Mateo', 'Nora', 'Pablo', 'Rosa', 'Sofía', 'Tomás', 'Valentina', 'Yago', 'Zulma'],
] as const;

/** The first of May 2026, noon: a time like any other, but always the same. */
const STARTED_AT = Date.UTC(2026, 4, 1, 12);

export interface Seated {
  readonly match: Match<ElGaucho>;
  readonly secrets: Secrets;
}

/** Everything chance has to do with, decided by a name and a number. */
export function chance(...parts: readonly (string | number)[]): Random {
  return new Random(fromHex(sha256Hex(parts.join('\n'))));
}

export function seatMatch(golden: Golden, manner: Manner, attempt: number, chained: boolean): Seated {
  const { name, seats, layout } = golden;
  const id = `golden-${name}`;
  const secretOf = (who: string): Hex => sha256Hex(`${id}\n${attempt}\n${who}`);
  const isBot = (seat: Seat): boolean => manner.bots?.includes(seat) ?? false;
  const names = chance(id, 'names')
    .shuffle([...FIRST_NAMES])
    .slice(0, seats);
  // Bots bring nothing to the seed: whoever runs them could choose it.
  const secrets: Secrets = {
    server: secretOf('server'),
    seats: names.map((person, seat) => (isBot(seat) ? null : secretOf(person))),
  };
  const header: Header<ElGaucho> = {
    match: id,
    game: elGaucho.id,
    rules: elGaucho.version,
    options: { layout, startSeat: manner.startSeat ?? 'random' },
    players: names.map((person, seat) => ({ name: person, kind: isBot(seat) ? 'bot' : 'person' })),
    commitments: {
      server: commit(fromHex(secrets.server)),
      seats: secrets.seats.map((secret) => (secret === null ? null : commit(fromHex(secret)))),
    },
    startedAt: STARTED_AT,
  };
  return { match: must(startMatch(elGaucho, header, secrets, chained)), secrets };
}
