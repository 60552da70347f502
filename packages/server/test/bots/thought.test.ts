import { viewAt } from '@pampa/rules';
import { withSeat } from '../../src/table/people';
import { botsTurn, playThought, type BotsTurn } from '../../src/table/play';
import type { Outcome } from '../../src/table/table';
import { StillTable } from '../support/still-table';

/** Both are asked which cattle to keep: a person in the first seat, a bot in the second. */
function asked(): { readonly still: StillTable; readonly turn: BotsTurn } {
  const still = StillTable.playing({ people: 1, bots: 1 });
  const turn = botsTurn(still.table)!;
  expect(turn.seat).toBe(1);
  return { still, turn };
}

const legalOf = ({ table }: StillTable): readonly object[] =>
  table.game.legal(viewAt(table.recording!.match, 1), 1);

function thinks(still: StillTable, turn: BotsTurn, action: object | null): Outcome {
  return still.did((table, circumstances) => playThought(table, turn, action, circumstances));
}

test('what a bot has thought of is played, in its name', () => {
  const { still, turn } = asked();
  const action = legalOf(still).at(-1)!;
  expect(thinks(still, turn, action).step?.entry).toMatchObject({ seat: 1, by: 'bot', act: action });
  expect(botsTurn(still.table)).not.toEqual(turn);
});

test.each([
  ['nothing at all', null],
  ['what the rules forbid', { type: 'dance' }],
])('if it thought of %s, the rules move', (_what, action) => {
  const { still, turn } = asked();
  const usual = still.table.game.fallback(viewAt(still.match, 1), 1);
  expect(thinks(still, turn, action).step?.entry).toMatchObject({ seat: 1, by: 'bot', act: usual });
});

/** What came first in the keeper's queue. */
test.each<[string, (still: StillTable) => unknown]>([
  ['somebody has moved', (still) => still.act(0)],
  [
    'somebody has moved and taken it back',
    (still) => {
      still.act(0);
      still.undo(0);
    },
  ],
  ['the table is paused', (still) => still.propose(0, { kind: 'pause' })],
  [
    'a person has taken the seat',
    (still) => still.did(({ document }) => ({ document: withSeat(document, 1, { kind: 'person' }) })),
  ],
])('it comes to nothing once %s', (_what, happens) => {
  const { still, turn } = asked();
  const action = legalOf(still).at(-1)!;
  happens(still);
  const { seq } = still.match;
  expect(thinks(still, turn, action).step).toBeUndefined();
  expect(still.match.seq).toBe(seq);
});
