import type { JSX } from 'preact';
import type { Seat } from '@pampa/rules';
import { highestOf, raceOf, worthOf, type Race, type Tile } from '@pampa/rules/el-gaucho';
import { texts } from '../../../texts/say';
import { capital } from '../intent/about';
import { pickedOf } from '../intent/atoms';
import { useSetting } from './setting';
import { Thing } from '../../../tabletop/dom/thing';
import { TileCard } from './tile-card';

interface HerdProps {
  readonly owner: Seat;
  readonly race: Race;
  readonly tiles: readonly Tile[];
}

/** A herd from left to right, and what it would sell for. One's own can be sold; out of a rival's a tile can be stolen. */
export function HerdRow({ owner, race, tiles }: HerdProps): JSX.Element {
  const { seat } = useSetting();
  const { elGaucho, page } = texts.value;
  const worth = page('el-gaucho-board')('worth', {
    size: tiles.length,
    highest: highestOf(tiles),
    worth: worthOf(tiles),
  });
  const name = capital(elGaucho.words.herd(race));
  return (
    <div class="board-herd">
      {owner === seat ? (
        <Thing atom={`herd:${race}`} label={`${name}: ${worth}`} class="board-herd-worth" isOftenIdle>
          {worth}
        </Thing>
      ) : (
        <span class="thing board-herd-worth" role="img" aria-label={`${name}: ${worth}`}>
          {worth}
        </span>
      )}
      <ul class="board-row">
        {tiles.map((tile, place) => (
          <li key={tile} class="board-herd-tile">
            {owner === seat && <Gap race={race} place={place} />}
            <Thing atom={`tile:${tile}`} label={capital(elGaucho.words.tile(tile))} isOftenIdle>
              <TileCard tile={tile} small />
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where Sort could put the tile that is picked out of the batch. */
function Gap({ race, place }: { readonly race: Race; readonly place: number }): JSX.Element | null {
  const { desk } = useSetting();
  const atom = `place:${place}`;
  const isOfRace = desk.choices.value.some(
    (action) => action.type === 'sort' && action.place === place && belongs(action.tile),
  );
  if (!isOfRace || !desk.lit.value.has(atom)) return null;
  const label = texts.value.page('el-gaucho-board')('gap', { place: place + 1 });
  return (
    <Thing atom={atom} label={label} class="board-gap">
      <span aria-hidden="true">＋</span>
    </Thing>
  );

  function belongs(tile: Tile): boolean {
    return (
      pickedOf(desk.picked.value, 'tile').some((picked) => picked.tile === tile) && raceOf(tile) === race
    );
  }
}
