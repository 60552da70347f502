import type { Result } from '@pampa/rules';
import { playForSeat, resign } from '../../src/table/play';
import { rankingOf, winnersOf } from '../../src/table/settle';
import { StillTable } from '../support/still-table';

const still = new StillTable({ people: 4 });

/** Seats with their pesos, the best first, and who of them has resigned. */
function ranked(pesos: readonly number[], resigned: readonly number[]) {
  const result: Result = pesos
    .map((score, seat) => ({
      seat,
      score,
      rank: 1 + pesos.filter((other) => other > score).length,
      sources: { herds: score },
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const seats = still.document.seats.map((seat, index) => ({ ...seat, resigned: resigned.includes(index) }));
  const document = { ...still.document, seats };
  const ranking = rankingOf(result, document);
  return { ranking, winners: winnersOf(ranking, document) };
}

const placesOf = (pesos: readonly number[], resigned: readonly number[]): readonly string[] =>
  ranked(pesos, resigned).ranking.map(({ seat, rank }) => `${rank}. seat ${seat}`);

describe('whoever resigns', () => {
  test('is ranked behind everybody who did not, however many pesos he has', () => {
    expect(placesOf([50, 10, 30, 20], [0])).toEqual(['1. seat 2', '2. seat 3', '3. seat 1', '4. seat 0']);
  });

  test('is ranked by pesos among those who resigned', () => {
    expect(placesOf([50, 10, 30, 40], [3, 0])).toEqual(['1. seat 2', '2. seat 1', '3. seat 0', '4. seat 3']);
  });

  test('takes no place from those who share one', () => {
    expect(placesOf([50, 30, 30, 20], [0])).toEqual(['1. seat 1', '1. seat 2', '3. seat 3', '4. seat 0']);
  });

  test('never wins', () => {
    expect(ranked([50, 10, 30, 20], [0]).winners).toEqual(['Carla']);
    expect(ranked([50, 10, 30, 20], [0, 1, 2, 3]).winners).toEqual([]);
  });

  test('is behind all others at every table there can be', () => {
    for (let table = 0; table < 16 * 81; table++) {
      const resigned = [0, 1, 2, 3].filter((seat) => (table >> seat) % 2 === 1);
      const pesos = [0, 1, 2, 3].map((seat) => Math.floor(table / 16 / 3 ** seat) % 3);
      const { ranking } = ranked(pesos, resigned);
      expect(ranking.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
      for (const a of ranking) {
        const ahead = ranking.filter((b) =>
          a.resigned === b.resigned ? b.score > a.score : a.resigned,
        ).length;
        expect(a.rank).toBe(1 + ahead);
      }
    }
  });
});

describe('the tally of a series', () => {
  /** Everybody's bot plays to the end. */
  const finished = (resigned: readonly number[]): StillTable => {
    const match = StillTable.playing({ people: 2 });
    for (const seat of resigned) match.did((table) => resign(table, match.id(seat)));
    while (match.awaited.length > 0) {
      const [seat = 0] = match.awaited;
      match.did((table, circumstances) => playForSeat(table, seat, 'bot', circumstances));
    }
    return match;
  };

  test('counts a win for whoever has most pesos', () => {
    const match = finished([]);
    const [first] = match.document.outcome!.ranking;
    expect(match.document.status).toBe('over');
    expect(match.document.series.tally.map(({ wins }) => wins)).toEqual(
      [0, 1].map((seat) => (seat === first!.seat ? 1 : 0)),
    );
  });

  test('counts none for whoever resigned, though he have most pesos', () => {
    const best = finished([]).document.outcome!.ranking[0]!.seat;
    const match = finished([best]);
    expect(match.document.series.tally.map(({ wins }) => wins)).toEqual(
      [0, 1].map((seat) => (seat === best ? 0 : 1)),
    );
    expect(match.document.outcome!.ranking.at(-1)).toMatchObject({ seat: best, rank: 2, resigned: true });
  });

  test('counts none if everybody resigned: bots finish the match, and nobody has won it', () => {
    const match = finished([0, 1]);
    expect(match.document.outcome?.how).toBe('finished');
    expect(match.document.series.tally.map(({ wins }) => wins)).toEqual([0, 0]);
    expect(match.lines.at(-1)?.said).toEqual({ notice: 'match-over', details: { players: '' } });
  });
});
