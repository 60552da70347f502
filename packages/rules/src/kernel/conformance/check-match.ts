import { act } from '../act';
import type { Game, GameTypes, Seat } from '../game';
import { canonical } from '../json';
import type { Match, Step } from '../match';
import { isRefusal } from '../refusal';
import { stateHash } from '../snapshot';
import { attempt, LawBroken, uphold, type Place } from './law';
import { keyNamesDecision, turnsGoOn } from './laws/asking';
import { replaysTheSame, seedsMatter, type Written } from './laws/replay';
import { consentRestores, trailStopsAtBarriers, undoRestores, type Played } from './laws/undo';
import { legalIn, shown } from './moment';
import { seatMatch } from './seating';
import { MOST_ACTS, type Setting } from './subject';
import { choicesOf, choose } from './walk';

/** One random game through `act`: at every entry what could be undone is, and in the end all is played again. */
export function checkMatch<T extends GameTypes>(game: Game<T>, setting: Setting<T>): void {
  const { seats, seed } = setting;
  const choices = choicesOf(seed);
  const start = seatMatch(game, setting, true);
  const played: Played<T>[] = [];
  const written: Written<T>[] = [];
  let match = start;
  let lastTurn = game.asking(start.state.open).turn;
  for (;;) {
    const place = { seed, seats, step: match.seq };
    const { state } = match;
    const asked = game.asking(state.open).seats;
    if (asked.length === 0) break;
    if (match.seq === MOST_ACTS) throw new LawBroken('ends', place, 'it goes on and on');
    const { seat, action } = choose<T>(choices, asked, (each) => legalIn(game, state, each));
    const step = taken(match, place, seat, action);
    played.push(playedBy(match, step, seat, action));
    written.push({ entry: step.entry, hash: stateHash(step.match) });
    match = step.match;
    uphold('decision-key', place, () => keyNamesDecision(game, seat, state, match.state));
    const { turn } = game.asking(match.state.open);
    uphold('turn-number', place, () => turnsGoOn(lastTurn, turn));
    lastTurn = turn ?? lastTurn;
    checkUndo(match, played, place);
  }
  const place = { seed, seats, step: match.seq };
  uphold('replay', place, () => replaysTheSame(seatMatch(game, setting, true), written));
  uphold('replay', place, () => seedsMatter(start, seatMatch(game, { ...setting, seed: seed + 1 }, true)));
}

function taken<T extends GameTypes>(match: Match<T>, place: Place, seat: Seat, action: T['action']): Step<T> {
  const step = attempt('legal-plays', place, () =>
    act(match, { seat, action, seq: match.seq, at: 0, by: 'bot' }),
  );
  if (!isRefusal(step)) return step;
  throw new LawBroken('legal-plays', place, `a match refuses ${shown(action)}: ${step.refused}`);
}

function playedBy<T extends GameTypes>(
  match: Match<T>,
  step: Step<T>,
  seat: Seat,
  action: T['action'],
): Played<T> {
  const before = match.state;
  // The trail is what undo sees; the step is what happened.
  const hard = step.match.position !== match.position || step.reveals.length > 0;
  const final = step.match.trail?.final ?? false;
  return { seq: step.entry.seq, seat, action, before, text: canonical(before), hard, final };
}

function checkUndo<T extends GameTypes>(match: Match<T>, played: readonly Played<T>[], place: Place): void {
  uphold('undo', place, () => trailStopsAtBarriers(match, played));
  for (let seat = 0; seat < place.seats; seat++) {
    uphold('undo', place, () => undoRestores(match, played, seat) ?? consentRestores(match, played, seat));
  }
}
