import type { Point } from '../../../stage/moves';
import { aside, delayed, NOTHING, parallel, wait } from '../../../stage/timeline';
import type { Beat, Directed } from './beat';
import type { EventOf } from './event-of';
import type { Hands } from './hands';
import { TEMPO } from './tempo';
import type { Words } from './words';

/** A ribbon names the round, over the pampa: the dice don't wait for it, and it does not hide them. */
export function roundBegan(event: EventOf<'round-began'>, hands: Hands, words: Words): Directed {
  const ribbon = aside(hands.banner(() => words.round(event), TEMPO.bannerStays));
  // Without dice there is nothing else to see: one may read it.
  return {
    owns: [],
    clip: event.kind === 'without-dice' ? parallel(ribbon, wait(TEMPO.bannerStays)) : ribbon,
  };
}

export function pileEmptied(event: EventOf<'pile-emptied'>, hands: Hands, words: Words): Directed {
  return { owns: [], clip: hands.banner(() => words.pileEmptied(event), TEMPO.bannerStays) };
}

/** Nothing to do, nothing to say: a leaf drifts over the ranch. */
export function passed({ seat }: EventOf<'passed'>, beat: Beat, hands: Hands): Directed {
  return {
    owns: [],
    clip: aside(
      hands.particles.burst({
        texture: hands.texture('leaf'),
        count: 3,
        at: () => hands.anchorOf(seat, 'ranch', beat.after),
        ms: 900,
        reach: { from: 40, to: 90 },
        direction: { from: -0.5, to: 0.3 },
        fall: 18,
        size: { from: 0.6, to: 1 },
        spin: 5,
      }),
    ),
  };
}

/** Where fireworks go off, seen from the middle of the board: around what the ribbon says, not over it. */
const ROCKETS = [
  [-130, -116],
  [150, -108],
  [10, -134],
  [-160, 96],
  [120, 112],
  [-20, 124],
] as const;

export function gameEnded(event: EventOf<'game-ended'>, beat: Beat, hands: Hands, words: Words): Directed {
  const cheers = event.winners.map((seat) => {
    const ranch = (): Point => hands.anchorOf(seat, 'ranch', beat.after);
    return parallel(
      hands.sparks(ranch, 14, 'star'),
      delayed(420, hands.sparks(ranch, 12, 'star')),
      delayed(900, hands.sparks(ranch, 12)),
    );
  });
  const { x, y } = hands.anchor({ at: 'board' }, beat.after);
  const fireworks = ROCKETS.map(([dx, dy], index) =>
    delayed(
      200 + index * 280,
      hands.rocket(() => ({ x: x + dx, y: y + dy }), index % 2 === 0 ? 'coin' : 'star'),
    ),
  );
  return {
    owns: [],
    clip: parallel(
      hands.sound('fanfare'),
      ...fireworks,
      hands.banner(() => words.gameEnded(event, beat.after), TEMPO.winnerStays, 'board'),
      ...(cheers.length > 0 ? cheers : [NOTHING]),
    ),
  };
}
