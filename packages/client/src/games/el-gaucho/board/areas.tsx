import type { JSX } from 'preact';
import { AREA_SUMS, AREAS, isSummed, type Area } from '@pampa/rules/el-gaucho';
import { SeatBadge } from '../../../shell/ui';
import { texts } from '../../../texts/say';
import { DieFace } from '../../../tabletop/dom/die-face';
import { nameOf } from '../../../tabletop/dom/setting';
import { useSetting } from './setting';
import { Thing } from '../../../tabletop/dom/thing';

export function Areas(): JSX.Element {
  const say = texts.value.page('el-gaucho-board');
  return (
    <section class="board-section board-areas">
      <h3>{say('areas')}</h3>
      <ul class="board-area-list">
        {AREAS.map((area) => (
          <li key={area}>
            <AreaCard area={area} />
          </li>
        ))}
      </ul>
      <WishFaces />
    </section>
  );
}

function AreaCard({ area }: { readonly area: Area }): JSX.Element {
  const { open, players } = useSetting();
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-board');
  const there = open.ranches.flatMap(({ areas }, seat) =>
    areas[area] === 'manned' || areas[area] === 'fresh' ? [{ seat, isFresh: areas[area] === 'fresh' }] : [],
  );
  const name = elGaucho.words.area(area);
  const cost = isSummed(area) ? String(AREA_SUMS[area]) : '1–3';
  const names = elGaucho.words.list(there.map(({ seat }) => nameOf(players, seat)));
  return (
    <Thing
      atom={`area:${area}`}
      label={there.length === 0 ? `${name} ${cost}` : `${name} ${cost}. ${say('there', { players: names })}`}
      class="board-area"
    >
      <span class="board-area-name">{name}</span> <span class="board-area-cost">{cost}</span>
      <span class="board-area-people">
        {there.map(({ seat, isFresh }) => (
          <span key={seat} class={isFresh ? 'board-fresh' : undefined}>
            <SeatBadge colour={players[seat]?.colour ?? 'red'} size={20} />
          </span>
        ))}
      </span>
    </Thing>
  );
}

/** Once the gaucho on Wish is picked. */
function WishFaces(): JSX.Element | null {
  const { desk } = useSetting();
  const say = texts.value.page('el-gaucho-board');
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => desk.lit.value.has(`face:${face}`));
  if (faces.length === 0) return null;
  return (
    <>
      <h4>{say('wish-for')}</h4>
      <ul class="board-row">
        {faces.map((face) => (
          <li key={face}>
            <Thing atom={`face:${face}`} label={say('die', { face })}>
              <DieFace face={face} isGold />
            </Thing>
          </li>
        ))}
      </ul>
    </>
  );
}
