import type { JSX } from 'preact';
import type { Seat } from '@pampa/rules';
import { RACES, type Ranch } from '@pampa/rules/el-gaucho';
import { SeatBadge } from '../../../shell/ui';
import { texts } from '../../../texts/say';
import { HerdRow } from './herd-row';
import { nameOf } from '../../../tabletop/dom/setting';
import { useSetting } from './setting';
import { Thing } from '../../../tabletop/dom/thing';

/** One's own ranch first, then the others as they sit. */
export function Ranches(): JSX.Element {
  const { open, seat } = useSetting();
  const count = open.ranches.length;
  const order = open.ranches.map((_, index) => ((seat ?? 0) + index) % count);
  return (
    <section class="board-section board-ranches">
      <h3>{texts.value.page('el-gaucho-board')('ranches')}</h3>
      {order.map((owner) => {
        const ranch = open.ranches[owner];
        return ranch === undefined ? null : <RanchCard key={owner} owner={owner} ranch={ranch} />;
      })}
    </section>
  );
}

function RanchCard({ owner, ranch }: { readonly owner: Seat; readonly ranch: Ranch }): JSX.Element {
  const { open, seat, players, pointed } = useSetting();
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-board');
  const name = nameOf(players, owner);
  const herds = RACES.filter((race) => ranch.herds[race].length > 0);
  const gauchos = say('gauchos', { count: ranch.supply });
  return (
    <article
      class="board-ranch"
      data-turn={open.phase !== 'over' && open.turn.seat === owner}
      data-pointed={pointed.has(`ranch:${owner}`)}
    >
      <h4>
        <SeatBadge colour={players[owner]?.colour ?? 'red'} />
        <span class="board-ranch-name">{owner === seat ? `${name} (${say('you')})` : name}</span>
        <span class="board-pesos" data-pointed={pointed.has('track')}>
          {say('pesos', { count: ranch.pesos })}
        </span>
      </h4>
      {owner === seat ? (
        <Thing atom="supply" label={gauchos} class="board-supply" isOftenIdle>
          {gauchos}
        </Thing>
      ) : (
        <p class="board-supply">{gauchos}</p>
      )}
      {herds.length === 0 && <p class="board-note">{say('no-cattle')}</p>}
      {herds.map((race) => (
        <HerdRow key={race} owner={owner} race={race} tiles={ranch.herds[race]} />
      ))}
      {owner !== seat && ranch.batch.length > 0 && (
        <p class="board-note">{say('still-to-add', { tiles: elGaucho.words.tiles(ranch.batch) })}</p>
      )}
    </article>
  );
}
