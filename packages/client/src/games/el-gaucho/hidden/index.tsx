import type { JSX } from 'preact';
import type { ElGauchoState, Tile } from '@pampa/rules/el-gaucho';
import type { Sitting } from '../../../stage/scene';
import { texts } from '../../../texts/say';
import type { HiddenProps } from '../../game-client';
import { TileCard } from '../board/tile-card';
import './hidden.css';

/** The next few are what somebody wonders about; the whole pile would be a wall. */
const NEXT_OF_PILE = 3;

/** What lies face down or in somebody's hand at this moment: for a match that is over, when it is nobody's secret any more. */
export function Hidden({ state, players }: HiddenProps): JSX.Element {
  const { held, sealed } = state as ElGauchoState;
  const say = texts.value.page('el-gaucho-board');
  const looked = new Set(held.flatMap(({ tray }) => tray));
  return (
    <div class="hidden-things">
      {held.map(({ drawn, kept, tray }, seat) => (
        <Hand key={seat} name={nameOf(players, seat)} tiles={[...drawn, ...kept, ...tray]} />
      ))}
      <Hand name={say('hidden-steppe')} tiles={sealed.steppe.filter((tile) => !looked.has(tile))} />
      <Hand name={say('hidden-pile')} tiles={sealed.pile.slice(-NEXT_OF_PILE).reverse()} />
    </div>
  );
}

function Hand({
  name,
  tiles,
}: {
  readonly name: string;
  readonly tiles: readonly Tile[];
}): JSX.Element | null {
  if (tiles.length === 0) return null;
  const { words } = texts.value.elGaucho;
  return (
    <p class="hidden-hand">
      <span class="hidden-name">{name}</span>
      <span class="unseen">{words.tiles(tiles)}</span>
      <span class="hidden-tiles">
        {tiles.map((tile) => (
          <TileCard key={tile} tile={tile} small />
        ))}
      </span>
    </p>
  );
}

function nameOf(players: readonly Sitting[], seat: number): string {
  return players[seat]?.name ?? '';
}
