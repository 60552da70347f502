import type { JSX } from 'preact';
import { Panel, SeatBadge } from '../../../shell/ui';
import type { Sitting } from '../../../stage/scene';
import { texts } from '../../../texts/say';
import { TileCard } from '../board/tile-card';
import type { Sale, Statistics } from './statistics';
import './highlights.css';

interface HighlightsProps {
  readonly statistics: Statistics;
  readonly players: readonly Sitting[];
}

/** What people talk about afterwards. */
function BestSale({
  sale,
  players,
}: {
  readonly sale: Sale;
  readonly players: readonly Sitting[];
}): JSX.Element {
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-results');
  const { tiles, highest, bonus, pesos } = sale;
  const values = { player: players[sale.seat]?.name ?? '', herd: elGaucho.words.herd(sale.race) };
  const sum = { size: tiles.length, highest, pesos };
  return (
    <>
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
    </>
  );
}

export function Thefts({ statistics: { thefts, ousters }, players }: HighlightsProps): JSX.Element {
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-results');
  const name = (seat: number): string => players[seat]?.name ?? '';
  return (
    <>
      {thefts.length === 0 ? (
        <p>{say('no-thefts')}</p>
      ) : (
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
      )}
      {ousters.length > 0 && <p class="theft-ousters">{say('ousters', { count: ousters.length })}</p>}
    </>
  );
}

export function Facts({ statistics, players }: HighlightsProps): JSX.Element {
  const { numbers, page } = texts.value;
  const say = page('el-gaucho-results');
  const sold = (seat: number): number => statistics.sales.filter((sale) => sale.seat === seat).length;
  return (
    <>
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
    </>
  );
}
