import type { JSX } from 'preact';
import { groundOf, isStanding, NOBODY, type Ground } from '@pampa/rules/el-gaucho';
import { texts } from '../../../texts/say';
import { about, capital } from '../intent/about';
import { RiderMark } from './rider-mark';
import { useSetting } from './setting';
import { Thing } from '../../../tabletop/dom/thing';
import { TileCard } from './tile-card';

/** The pampa, the longest pasture on top as on the table. */
export function Pastures(): JSX.Element {
  const { open } = useSetting();
  const ground = groundOf(open.layout, open.ranches.length);
  return (
    <section class="board-section board-pastures">
      <h3>{texts.value.page('el-gaucho-board')('pastures')}</h3>
      {ground.pastures.map((_, row) => <Pasture key={row} row={row} ground={ground} />).reverse()}
    </section>
  );
}

function Pasture({ row, ground }: { readonly row: number; readonly ground: Ground }): JSX.Element {
  const { open, pointed } = useSetting();
  const { from, to } = ground.pastures[row] ?? { from: 0, to: 0 };
  const places = ground.spaces.slice(from, to).map((space, offset) => ({
    space,
    tile: open.tiles[from + offset] ?? 0,
    rider: open.riders[from + offset] ?? NOBODY,
  }));
  const cattle = places.filter(({ tile }) => tile !== 0);
  const taken = cattle.filter(({ rider }) => rider !== NOBODY).length;
  // Where everybody lies nobody comes home.
  const comesHome = taken === cattle.length && cattle.some(({ rider }) => isStanding(rider));
  const say = texts.value.page('el-gaucho-board');
  return (
    <div
      class={`board-pasture ${comesHome ? 'board-pasture-full' : ''}`}
      data-pointed={pointed.has(`pasture:${row + 1}`)}
    >
      <h4>
        {capital(texts.value.elGaucho.words.pasture(row + 1))}
        {cattle.length > 0 && (
          <small>{comesHome ? say('full') : say('taken', { taken, all: cattle.length })}</small>
        )}
      </h4>
      <ul class="board-row">
        {places.map((place) => (
          <li key={place.space}>
            <Space {...place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Space({ space, tile, rider }: { space: number; tile: number; rider: number }): JSX.Element {
  const { desk, seat, players } = useSetting();
  const moment = desk.moment.value;
  const atom = `space:${space}`;
  const names = players.map(({ name }) => name);
  const label = moment === null ? '' : (about(atom, moment, seat, names) ?? '');
  return (
    <Thing atom={atom} also={`recall:${space}`} label={label} class="board-space">
      {tile === 0 ? (
        <span class="board-free">{texts.value.page('el-gaucho-board')('free')}</span>
      ) : (
        <TileCard tile={tile} />
      )}
      <RiderMark rider={rider} />
    </Thing>
  );
}
