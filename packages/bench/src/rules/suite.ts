import { nowOf } from '../clock';
import { interleave, rateOf, type Subject } from '../measure';
import { peerMoves } from '../peer/moves';
import { profile } from '../profile';
import type { Findings, Suite } from '../suite';
import { acts } from './acts';
import type { Facts } from './facts';
import { gamesWithLegal, gamesWithoutLegal } from './in-place';
import { choicesAt, clones, legalCalls, midgameOf } from './midgame';
import { makePool } from './pool';
import { recordOf200, replays, verifications } from './replays';
import { rowsOf } from './rows';

export const rulesSuite: Suite = {
  name: 'rules',
  defaultSeconds: 45,
  run: ({ seconds, clock }) => {
    const { subjects, facts } = setUp();
    const rates = interleave(subjects, { seconds, now: nowOf(clock) });
    return Promise.resolve<Findings>({ rows: rowsOf(rates, facts), notes: notesOn(facts) });
  },
  profile: ({ seconds, clock, subject: wanted }) => {
    const now = nowOf(clock);
    const { subjects } = setUp();
    const id = wanted ?? 'games';
    const subject = subjects.find((one) => one.id === id);
    if (subject === undefined) {
      throw new Error(`There is no subject "${id}". There is ${subjects.map((one) => one.id).join(', ')}.`);
    }
    rateOf(subject, WARM_UP_MS, now);
    return profile(() => rateOf(subject, seconds * 1000, now));
  },
};

/** A profile shall show the optimised code, not the compiler. */
const WARM_UP_MS = 2000;

function setUp(): { readonly subjects: readonly Subject[]; readonly facts: Facts } {
  const pool = makePool();
  const moments = midgameOf(pool);
  const record = recordOf200();
  return {
    subjects: [
      gamesWithLegal(pool),
      gamesWithoutLegal(pool),
      acts(pool, 'unchained'),
      peerMoves(),
      acts(pool, 'chained'),
      legalCalls(moments),
      clones(moments),
      replays(record),
      verifications(record),
    ],
    facts: {
      games: pool.games.length,
      actsAGame: pool.actsAGame,
      moments: moments.length,
      choicesAMoment: choicesAt(moments),
      entries: record.entries.length,
    },
  };
}

function notesOn({ games, actsAGame, moments, choicesAMoment, entries }: Facts): readonly string[] {
  return [
    'The peer: tic-tac-toe of the boardgame.io tutorial through its client, without server, panel or subscribers, in ' +
      'production mode; making the client is not counted. Beside it stand acts or moves per second, whatever the row counts.',
    `In place and through act: the same ${games} random games of El Gaucho for 4, ${Math.round(actsAGame)} acts each on ` +
      'average, setup included in place, not counted through act. Through act the actions are copies, as from a wire.',
    `legal and clone: ${moments} moments from the middle of these games; legal lists ${choicesAMoment.toFixed(1)} ` +
      'actions on average.',
    `Replay: a finished game of 2 with ${entries} entries, read from its text; verification compares its events too.`,
  ];
}
