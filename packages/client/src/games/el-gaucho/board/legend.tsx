import type { JSX } from 'preact';
import { AREAS, groundOf } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import { texts } from '../../../texts/say';
import { about } from '../intent/about';
import { useSetting } from './setting';

/** What every kind of thing on the table is, in one place that a keyboard comes to; the picture tells it on a long press. */
export function Legend(): JSX.Element | null {
  const { desk, open, seat, players } = useSetting();
  const moment = desk.moment.value;
  if (moment === null) return null;
  const names = players.map(({ name }) => name);
  const rows = groundOf(open.layout, open.ranches.length).pastures;
  const atoms: readonly Atom[] = [
    'ring',
    ...(open.turn.dice.length > 0 ? [`die:${open.turn.dice[0]}/0`] : []),
    ...rows.map((_, row) => `pasture:${row + 1}`),
    ...AREAS.map((area) => `area:${area}`),
    'pile',
    'supply',
    'track',
    ...open.ranches.map((_, owner) => `ranch:${owner}`),
  ];
  const told = atoms.flatMap((atom) => about(atom, moment, seat, names) ?? []);
  const say = texts.value.page('el-gaucho-board');
  return (
    <details class="board-legend">
      <summary>{say('legend')}</summary>
      <ul>
        {[...told, say('legend-standing'), say('legend-lying')].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
