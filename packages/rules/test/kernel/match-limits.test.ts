import { commit } from '../../src/kernel/fairness';
import type { Game } from '../../src/kernel/game';
import { fromHex, sha256Hex } from '../../src/kernel/hash';
import { startMatch, type Header } from '../../src/kernel/match';
import { finishRecord } from '../../src/kernel/recording';
import { duel, type Duel } from './conformance/duel';
import { DuelTable } from './duel-table';
import { playDuel } from './played-duel';

const server = sha256Hex('server');

function start(players: number, commitments = players): ReturnType<typeof startMatch<Duel>> {
  const header: Header<Duel> = {
    match: 'limits',
    game: duel.id,
    rules: duel.version,
    options: { rounds: 2 },
    players: Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'bot' })),
    commitments: { server: commit(fromHex(server)), seats: Array.from({ length: commitments }, () => null) },
    startedAt: 0,
  };
  return startMatch(duel, header, { server, seats: header.commitments.seats });
}

describe('a match starts', () => {
  const { min, max } = duel.seats;

  test('with as many seats as its game allows, from the fewest to the most', () => {
    expect(start(min)).toMatchObject({ seq: 0 });
    expect(start(max)).toMatchObject({ seq: 0 });
    expect(start(min - 1)).toEqual({ refused: 'wrong-seats', details: { seats: min - 1 } });
    expect(start(max + 1)).toEqual({ refused: 'wrong-seats', details: { seats: max + 1 } });
  });

  test('with a commitment, or none, for every seat', () => {
    expect(start(min, min - 1)).toEqual({ refused: 'wrong-seats', details: { seats: min } });
    expect(start(min, min + 1)).toEqual({ refused: 'wrong-seats', details: { seats: min } });
  });
});

test('a record is not closed with secrets that open nothing', () => {
  const { recording, secrets } = playDuel('secrets');
  const wrong = { ...secrets, server: sha256Hex('another') };
  expect(finishRecord(recording, wrong, { events: false })).toEqual({
    refused: 'bad-commitment',
    details: { who: 'server' },
  });
  expect(finishRecord(recording, secrets, { events: false })).not.toHaveProperty('refused');
});

test('a decision ends when somebody is asked who was not, though others still are', () => {
  const shifting: Game<Duel> = {
    ...duel,
    asking: ({ players: [first] }) => ({
      seats: first!.ready ? [1, 2] : [0, 1],
      turn: null,
      key: first!.ready ? 'second' : 'first',
    }),
  };
  const table = DuelTable.of(3, 1, shifting).chooses(0);
  expect(table.match.decision).toMatchObject({ since: 1, seats: [1, 2] });
  expect(table.match.quietSince).toEqual([1, 1, 1]);
});

test("others' acts stay, as if the one that is taken back had never been", () => {
  const table = DuelTable.of(3).chooses(0, 1);
  const later = DuelTable.of(3).chooses(1);
  expect(table.undoes(0).match.state).toEqual(later.match.state);
});
