import type { JSX } from 'preact';
import { texts } from '../../../texts/say';
import { roundText } from '../intent/round-text';
import { nameOf } from '../../../tabletop/dom/setting';
import { useSetting } from './setting';

/** What stands on nobody's tile: the round, the pile, who began. */
export function Facts(): JSX.Element {
  const { open, players, pointed } = useSetting();
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-board');
  const facts = [
    say('start-player', { player: nameOf(players, open.startSeat) }),
    say('steppe', { tiles: open.steppe }),
    ...(open.removedRace === null ? [] : [say('race-out', { race: elGaucho.words.race(open.removedRace) })]),
  ];
  return (
    <ul class="board-facts">
      <li>{roundText(open)}</li>
      <li data-pointed={pointed.has('pile')}>{say('pile', { tiles: open.pile })}</li>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
