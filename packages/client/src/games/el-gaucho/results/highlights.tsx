import type { JSX } from 'preact';
import { valueOf } from '@pampa/rules/el-gaucho';
import { Panel, SeatBadge } from '../../../shell/ui';
import type { Sitting } from '../../../stage/scene';
import { texts } from '../../../texts/say';
import { TileCard } from '../board/tile-card';
import type { Sale, Statistics, Theft } from './statistics';
import './highlights.css';

interface HighlightsProps {
  readonly statistics: Statistics;
  readonly players: readonly Sitting[];
}

interface BestSaleProps {
  readonly sale: Sale | null;
  readonly players: readonly Sitting[];
}

export function BestSale({ sale, players }: BestSaleProps): JSX.Element | null {
  if (sale === null) return null;
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-results');
  const { tiles, highest, bonus, pesos } = sale;
  const values = { player: players[sale.seat]?.name ?? '', herd: elGaucho.words.herd(sale.race) };
  const sum = { size: tiles.length, highest, pesos };
  return (
    <Panel title={say('best-sale')} class="results-panel">
      <p class="best-sale-sum">
        {bonus > 0 ? say('sale-sum-bonus', { ...sum, bonus }) : say('sale-sum', sum)}
      </p>
      <p class="best-sale-tiles" role="img" aria-label={elGaucho.words.tiles(tiles)}>
        {tiles.map((tile) => (
          <TileCard key={tile} tile={tile} />
        ))}
      </p>
      <p>
        {sale.kind === 'final'
          ? say('best-sale-final', values)
          : say('best-sale-text', { ...values, round: sale.round })}
      </p>
    </Panel>
  );
}

/** So many are worth telling at once; whoever wants them all opens the list. */
const MOST_THEFTS = 6;

export function Thefts({ statistics: { thefts, ousters }, players }: HighlightsProps): JSX.Element {
  const say = texts.value.page('el-gaucho-results');
  const biggest = thefts.toSorted((a, b) => valueOf(b.tile) - valueOf(a.tile)).slice(0, MOST_THEFTS);
  return (
    <Panel title={say('thefts')} class="results-panel">
      {thefts.length === 0 && <p>{say('no-thefts')}</p>}
      <TheftList thefts={thefts.filter((theft) => biggest.includes(theft))} players={players} />
      {ousters.length > 0 && <p class="theft-ousters">{say('ousters', { count: ousters.length })}</p>}
      {thefts.length > MOST_THEFTS && (
        <details class="results-details">
          <summary>{say('all-thefts', { count: thefts.length })}</summary>
          <TheftList thefts={thefts} players={players} />
        </details>
      )}
    </Panel>
  );
}

interface TheftListProps {
  readonly thefts: readonly Theft[];
  readonly players: readonly Sitting[];
}

function TheftList({ thefts, players }: TheftListProps): JSX.Element {
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-results');
  const name = (seat: number): string => players[seat]?.name ?? '';
  return (
    <ul class="theft-list">
      {thefts.map(({ seat, victim, tile, round }, index) => (
        <li key={index}>
          <TileCard tile={tile} small />
          <span>
            {say('theft', {
              player: name(seat),
              tile: elGaucho.words.tile(tile),
              victim: name(victim),
              round,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Facts({ statistics, players }: HighlightsProps): JSX.Element {
  const { numbers, page } = texts.value;
  const say = page('el-gaucho-results');
  const sold = (seat: number): number => statistics.sales.filter((sale) => sale.seat === seat).length;
  return (
    <Panel title={say('facts')} class="results-panel">
      <p class="facts-rounds">
        {say('rounds')} <strong>{numbers.format(statistics.rounds)}</strong>
      </p>
      <table class="results-table facts-table">
        <thead>
          <tr>
            <th scope="col">{say('player')}</th>
            <th scope="col">{say('cattle')}</th>
            <th scope="col">{say('sales')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ name, colour }, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatBadge colour={colour} name={name} />
              </th>
              <td>{numbers.format(statistics.cattle[seat] ?? 0)}</td>
              <td>{numbers.format(sold(seat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
