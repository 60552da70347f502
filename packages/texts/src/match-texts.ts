import {
  BARRIERS,
  type ActCode,
  type Barrier,
  type Refusal,
  type Seat,
  type StartCode,
  type UndoCode,
  type UndoEntry,
} from '@pampa/rules';
import { given } from './details';
import type { GameTexts } from './game-texts';
import { nameOf } from './names';
import type { Say } from './say';

export type MatchCode = ActCode | UndoCode | StartCode;

/** What the house says about a match, whatever the game. */
export interface MatchTexts {
  /** `game` has the words for what its own rules refuse; without them it is merely not allowed. */
  refusal(refusal: Refusal<MatchCode>, game: GameTexts | null): string;
  /** Why nothing can be taken back. */
  barrier(barrier: Barrier): string;
  /** A line of the log. */
  undo(entry: UndoEntry, players: readonly string[]): string;
  withoutResult(): string;
  /** A line of the log. */
  resigned(seat: Seat, players: readonly string[]): string;
  /** A line of the ranking, of somebody who gave up his seat. */
  standingResigned(standing: string): string;
}

export function matchTexts(say: Say): MatchTexts {
  const [tell, barriers] = [say('matches'), say('barriers')];
  return {
    refusal: (refusal, game) => refusalText(say, refusal, game),
    barrier: (barrier) => barriers(barrier),
    undo: ({ seat, undo: entry, consent }, players) =>
      tell(consent ? 'took-back-all' : 'took-back', { player: nameOf(players, seat), entry }),
    withoutResult: () => tell('without-result'),
    resigned: (seat, players) => tell('resigned', { player: nameOf(players, seat) }),
    standingResigned: (standing) => tell('standing-resigned', { standing }),
  };
}

function refusalText(say: Say, refusal: Refusal<MatchCode>, game: GameTexts | null): string {
  const tell = say('matches');
  switch (refusal.refused) {
    case 'illegal':
      return whyText(say, refusal.details['why'], game);
    case 'no-such-seat':
    case 'stale':
      return tell(refusal.refused);
    case 'nothing-to-undo': {
      const barrier = BARRIERS.find((each) => each === refusal.details['barrier']);
      return barrier === undefined ? tell('nothing-to-undo') : say('barriers')(barrier);
    }
    case 'wrong-game':
      return tell('wrong-game', { game: given(refusal, 'game'), rules: given(refusal, 'rules') });
    case 'wrong-seats':
      return tell('wrong-seats', { seats: given(refusal, 'seats') });
    case 'bad-options':
      return tell('bad-options', { option: given(refusal, 'option') });
    case 'bad-commitment': {
      const { who } = refusal.details;
      return typeof who === 'number'
        ? tell('bad-commitment', { seat: who + 1 })
        : tell('bad-commitment-server');
    }
  }
}

/** The kernel's own reason, or the game's. */
export function whyText(say: Say, why: string | number | undefined, game: GameTexts | null): string {
  switch (why) {
    case 'no-such-seat':
    case 'stale':
    case 'illegal':
      return say('matches')(why);
    case undefined:
      return say('matches')('illegal');
    default:
      return game?.refusal(String(why)) ?? say('matches')('illegal');
  }
}
