import type { JSX } from 'preact';
import { raceOf, smallOf, valueOf, type Tile } from '@pampa/rules/el-gaucho';
import { texts } from '../../../texts/say';
import './tile-card.css';

/**
 * A cattle tile: race by colour, coat and letter, the big number and the small one. Whoever shows it names it; so that
 * what is written on it is part of that name, letter and small number are drawn by the style sheet.
 */
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
      <span
        class="tile-band"
        data-letter={texts.value.page('el-gaucho-scene')(`letter-${race}`)}
        data-half={smallOf(tile)}
      />
      <span class="tile-value">{valueOf(tile)}</span>
    </span>
  );
}
