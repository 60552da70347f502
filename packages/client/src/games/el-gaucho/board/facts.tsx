import type { JSX } from 'preact';
import { texts } from '../../../texts/say';
import { nameOf, useSetting } from './setting';

/** What stands on nobody's tile: the round, the pile, who began. */
export function Facts(): JSX.Element {
  const { open, players } = useSetting();
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-board');
  const facts = [
    say('start-player', { player: nameOf(players, open.startSeat) }),
    say('pile', { tiles: open.pile }),
    say('steppe', { tiles: open.steppe }),
    ...(open.removedRace === null ? [] : [say('race-out', { race: elGaucho.words.race(open.removedRace) })]),
  ];
  return (
    <ul class="board-facts">
      <li>{roundText()}</li>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );

  function roundText(): string {
    if (open.round === 0) return say('round-before');
    const round = say('round', { round: open.round });
    if (open.lastDiceRound === 0 || open.round < open.lastDiceRound) return round;
    const kind = open.round === open.lastDiceRound ? 'round-last-dice' : 'round-final';
    return `${round}, ${say(kind)}`;
  }
}
