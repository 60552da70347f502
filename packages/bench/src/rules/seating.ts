import {
  commit,
  isRefusal,
  sha256Hex,
  fromHex,
  startMatch,
  usualOptions,
  type Header,
  type Match,
  type Secrets,
} from '@pampa/rules';
import { elGaucho, type ElGaucho } from '@pampa/rules/el-gaucho';

export interface Table {
  readonly header: Header<ElGaucho>;
  readonly secrets: Secrets;
}

/** A table of people who have all committed to something, and to another thing for every number. */
export function tableFor(seats: number, number: number): Table {
  const secretOf = (who: string): string => sha256Hex(`bench ${number} ${who}`);
  const people = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const server = secretOf('server');
  const seatSecrets = people.map(secretOf);
  return {
    header: {
      match: `bench-${number}`,
      game: elGaucho.id,
      rules: elGaucho.version,
      options: usualOptions(elGaucho),
      players: people.map((name) => ({ name, kind: 'person' })),
      commitments: {
        server: commit(fromHex(server)),
        seats: seatSecrets.map((secret) => commit(fromHex(secret))),
      },
      startedAt: 0,
    },
    secrets: { server, seats: seatSecrets },
  };
}

export function start({ header, secrets }: Table, chained: boolean): Match<ElGaucho> {
  const match = startMatch(elGaucho, header, secrets, chained);
  if (isRefusal(match)) throw new Error(`No match can start: ${match.refused}`);
  return match;
}
