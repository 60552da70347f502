import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Panel, SeatBadge } from '../../shell/ui';
import { texts } from '../../texts/say';

/** How the series of the same people stands. */
export function Series({ table }: { readonly table: PublicTable }): JSX.Element | null {
  const say = texts.value.page('results');
  const { number, tally } = table.series;
  if (tally.length === 0) return null;
  const lines = [...tally].sort((a, b) => b.wins - a.wins);
  return (
    <Panel title={say('series-number', { number })} class="series">
      <ul class="series-lines">
        {lines.map(({ id, name, wins }) => {
          const seat = table.seats.find((each) => each.id === id);
          return (
            <li key={id} class="series-line">
              {seat === undefined ? <span>{name}</span> : <SeatBadge colour={seat.colour} name={name} />}
              <span class="series-wins">{say('wins', { count: wins })}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
