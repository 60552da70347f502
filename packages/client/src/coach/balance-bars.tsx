import type { JSX } from 'preact';
import type { Balance, Review } from '@pampa/bots';
import { SeatBadge } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import { texts } from '../texts/say';
import { signedText } from './estimate-text';

const PARTS = ['start', 'luck', 'choices', 'others'] as const;

interface BalanceBarsProps {
  readonly review: Review;
  readonly players: readonly Sitting[];
}

/** Where each player's final lead came from, as bars to both sides of nothing, with how far they may be off. */
export function BalanceBars({ review, players }: BalanceBarsProps): JSX.Element {
  const widest = Math.max(
    1,
    ...review.balances.flatMap((balance) => PARTS.map((part) => reach(balance, part))),
  );
  return (
    <div class="balances">
      {review.balances.map((balance) => (
        <section key={balance.seat} class="balance">
          <h4>
            <SeatBadge
              colour={players[balance.seat]?.colour ?? 'red'}
              name={players[balance.seat]?.name}
              size={20}
            />
          </h4>
          <dl>
            {PARTS.map((part) => (
              <Part key={part} part={part} balance={balance} widest={widest} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function reach(balance: Balance, part: (typeof PARTS)[number]): number {
  const { points, error } = balance[part];
  return Math.abs(points) + (Number.isFinite(error) ? error : 0);
}

interface PartProps {
  readonly part: (typeof PARTS)[number];
  readonly balance: Balance;
  readonly widest: number;
}

function Part({ part, balance, widest }: PartProps): JSX.Element {
  const { points, error } = balance[part];
  const place = (value: number): number => 50 + (50 * value) / widest;
  const [from, to] = points < 0 ? [place(points), 50] : [50, place(points)];
  const off = Number.isFinite(error) ? error : 0;
  return (
    <div class="balance-part">
      <dt>{texts.value.page('coach')(part)}</dt>
      <dd>
        <svg class="balance-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <line class="balance-zero" x1="50" x2="50" y1="0" y2="10" />
          <rect
            class={`balance-${points < 0 ? 'loss' : 'gain'}`}
            x={from}
            width={to - from}
            y="2"
            height="6"
          />
          <line class="balance-error" x1={place(points - off)} x2={place(points + off)} y1="5" y2="5" />
        </svg>
        <span class="balance-number">{signedText(balance[part])}</span>
      </dd>
    </div>
  );
}
