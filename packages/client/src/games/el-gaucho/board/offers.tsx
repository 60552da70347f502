import type { JSX } from 'preact';
import type { Tile } from '@pampa/rules/el-gaucho';
import { texts } from '../../../texts/say';
import { capital } from '../intent/about';
import { useSetting } from './setting';
import { Thing } from '../../../tabletop/dom/thing';
import { TileCard } from './tile-card';

/** What is laid before the player alone: start tiles, the steppe he looks at, cattle that has come home. */
export function Offers(): JSX.Element | null {
  const { open, view, seat } = useSetting();
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-board');
  const { held } = view;
  if (seat === null || held === null) return null;
  const batch = open.ranches[seat]?.batch ?? [];
  if (open.phase === 'keep' && held.kept.length > 0) {
    return <p class="board-offer board-note">{say('kept', { tiles: elGaucho.words.tiles(held.kept) })}</p>;
  }
  if (open.phase === 'keep')
    return <Offer title={say('start-tiles')} hint={say('start-hint')} tiles={held.drawn} />;
  if (held.tray.length > 0) return <Offer title={say('tray')} hint={say('tray-hint')} tiles={held.tray} />;
  if (batch.length > 0) return <Offer title={say('batch')} hint={say('batch-hint')} tiles={batch} />;
  return null;
}

interface OfferProps {
  readonly title: string;
  readonly hint: string;
  readonly tiles: readonly Tile[];
}

function Offer({ title, hint, tiles }: OfferProps): JSX.Element {
  const { words } = texts.value.elGaucho;
  return (
    <section class="board-section board-offer">
      <h3>{title}</h3>
      <p class="board-note">{hint}</p>
      <ul class="board-row">
        {tiles.map((tile) => (
          <li key={tile}>
            <Thing atom={`tile:${tile}`} label={capital(words.tile(tile))} class="board-space">
              <TileCard tile={tile} />
              <PickedPlace tile={tile} />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Start tiles are kept in the order they are touched in. */
function PickedPlace({ tile }: { readonly tile: Tile }): JSX.Element | null {
  const { desk, open } = useSetting();
  const place = desk.picked.value.indexOf(`tile:${tile}`);
  if (open.phase !== 'keep' || place === -1 || desk.picked.value.length < 2) return null;
  return <span class="board-place">{place + 1}</span>;
}
