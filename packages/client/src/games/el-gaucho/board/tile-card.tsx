import type { JSX } from 'preact';
import { raceOf, smallOf, valueOf, type Tile } from '@pampa/rules/el-gaucho';
import { texts } from '../../../texts/say';
import './tile-card.css';

/** A cattle tile: race by colour, coat and letter, the big number and the small one. Whoever shows it names it. */
export function TileCard({
  tile,
  small = false,
}: {
  readonly tile: Tile;
  readonly small?: boolean;
}): JSX.Element {
  const race = raceOf(tile);
  return (
    <span class={`tile-card tile-${race} ${small ? 'tile-small' : ''}`} aria-hidden="true">
      <span class="tile-band">
        <span>{texts.value.page('el-gaucho-scene')(`letter-${race}`)}</span>
        <span class="tile-half">{smallOf(tile)}</span>
      </span>
      <span class="tile-value">{valueOf(tile)}</span>
    </span>
  );
}
