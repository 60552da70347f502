import type { Animator, Beat, Directed, EventOf } from './types';
import { aside, parallel, wait } from '../../../stage/timeline';
import { TEMPO } from './tempo';
import type { BannerTexts } from './banner-texts';
import { cheers, rockets } from '../../../tabletop/direct/fireworks';

/** A ribbon names the round, over the pampa: the dice don't wait for it, and it does not hide them. */
export function roundBegan(event: EventOf<'round-began'>, animator: Animator, words: BannerTexts): Directed {
  const ribbon = aside(animator.banner(() => words.round(event), TEMPO.bannerStays));
  // Without dice there is nothing else to see: one may read it.
  return {
    owns: [],
    clip: event.kind === 'without-dice' ? parallel(ribbon, wait(TEMPO.bannerStays)) : ribbon,
  };
}

export function pileEmptied(
  event: EventOf<'pile-emptied'>,
  animator: Animator,
  words: BannerTexts,
): Directed {
  return { owns: [], clip: animator.banner(() => words.pileEmptied(event), TEMPO.bannerStays) };
}

/** Nothing to do, nothing to say: a leaf drifts over the ranch. */
export function passed({ seat }: EventOf<'passed'>, beat: Beat, animator: Animator): Directed {
  return {
    owns: [],
    clip: aside(
      animator.particles.burst({
        texture: animator.texture('leaf'),
        count: 3,
        at: () => animator.anchor({ at: 'ranch', seat }, beat.after),
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

export function gameEnded(
  event: EventOf<'game-ended'>,
  beat: Beat,
  animator: Animator,
  words: BannerTexts,
): Directed {
  const applause = event.winners.map((seat) =>
    cheers(() => animator.anchor({ at: 'ranch', seat }, beat.after), animator),
  );
  return {
    owns: [],
    clip: parallel(
      animator.sound('fanfare'),
      ...rockets(animator.anchor({ at: 'board' }, beat.after), animator),
      animator.banner(() => words.gameEnded(event, beat.after), TEMPO.winnerStays),
      ...applause,
    ),
  };
}
