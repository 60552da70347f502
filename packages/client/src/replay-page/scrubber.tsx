import type { JSX } from 'preact';
import type { ReplaySession } from '../table/replay/replay-session';
import { texts } from '../texts/say';
import type { Landmark, Landmarks } from './landmarks';
import type { Travel } from './use-travel';

interface ScrubberProps {
  readonly session: ReplaySession;
  readonly travel: Travel;
  readonly landmarks: Landmarks;
  readonly place: string;
}

/** What covers what: a sale is not to be missed below the beginning of a turn. */
const MARKED = ['turns', 'rounds', 'sale', 'theft'] as const satisfies readonly Landmark[];

/** The whole match as a line, to be pulled along; marks show where rounds and turns begin, dots what to look out for. */
export function Scrubber({ session, travel, landmarks, place }: ScrubberProps): JSX.Element {
  const say = texts.value.page('replay');
  const { length } = session;
  const seq = session.seq.value;
  const move = say('move', { move: seq, moves: length });
  const share = (at: number): string => `${(at / Math.max(1, length)) * 100}%`;
  return (
    <div class="replay-scrubber">
      <div class="replay-line">
        <div class="replay-track" aria-hidden="true">
          <span class="replay-done" style={{ width: `calc(${share(seq)} + 11px)` }} />
          {MARKED.map((landmark) =>
            landmarks[landmark].map((at) => (
              <span
                key={`${landmark}${at}`}
                class={`replay-mark replay-mark-${landmark}`}
                style={{ left: share(at) }}
              />
            )),
          )}
        </div>
        <input
          class="replay-range"
          type="range"
          min={0}
          max={length}
          step={1}
          value={seq}
          aria-label={say('scrubber')}
          aria-valuetext={`${move}. ${place}`}
          onInput={({ currentTarget }) => travel.to(currentTarget.valueAsNumber)}
        />
      </div>
      <p class="replay-place">
        <span class="replay-where">{place}</span>
        <span class="replay-count">{move}</span>
      </p>
    </div>
  );
}
