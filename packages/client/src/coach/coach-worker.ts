import { coachOf, quickRng, type Advisor, type Coach, type Limit } from '@pampa/bots';
import type { GameTypes } from '@pampa/rules';
import type { CoachAnswer, CoachRequest } from './coach-messages';

/** The coach thinks in slices, so that a question asked meanwhile is heard. */
const SLICE_MS = 200;
/** More than this and a comparison hardly changes any more. */
const ENOUGH_FOR_ADVICE = 600;
/** Any: what the coach finds does not have to be the same tomorrow, and two people may compare. */
const SEED = 20;

let coach: Coach<GameTypes> | null = null;
let asked: { readonly seq: number; readonly advisor: Advisor<GameTypes> } | null = null;
let isAtWork = false;

function answer(message: CoachAnswer): void {
  postMessage(message);
}

function slice(): Limit {
  const end = performance.now() + SLICE_MS;
  return { nodes: Infinity, isOver: () => performance.now() >= end };
}

/** Who asks a question is answered first; the review goes on afterwards. False when there is nothing left to do. */
function workOn(): boolean {
  if (asked !== null) {
    const advice = asked.advisor.deepen(slice());
    answer({ type: 'advice', seq: asked.seq, advice });
    const isCompared = advice.cost.error !== Infinity;
    if (isCompared && (advice.isSame || advice.samples >= ENOUGH_FOR_ADVICE)) asked = null;
    return true;
  }
  if (coach === null || coach.progress >= 1) return false;
  const review = coach.deepen(slice());
  answer({ type: 'review', review, progress: coach.progress });
  return true;
}

function goOn(): void {
  isAtWork = workOn();
  if (isAtWork) setTimeout(goOn);
}

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  if (data.type === 'begin') {
    coach = coachOf(data.record, quickRng(SEED));
    if (coach === null) answer({ type: 'unable' });
  } else {
    const advisor = coach?.advisorAt(data.seq) ?? null;
    asked = advisor === null ? null : { seq: data.seq, advisor };
    if (advisor === null) answer({ type: 'advice', seq: data.seq, advice: null });
  }
  if (!isAtWork) goOn();
});
