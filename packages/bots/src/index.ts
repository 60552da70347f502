export { appraise, Appraiser, type Appraisal } from './appraise';
export type { Advice, Advisor } from './coach/advisor';
export { coachOf, ENOUGH_SAMPLES, type Coach } from './coach/coach';
export type { Balance, Effect, Estimate, Review } from './coach/review';
export { runErrand, type BotErrand, type BotReport } from './errand';
export type { Limit } from './limit';
export { quickRng } from './quick-rng';
export type { Position, Question, Thought } from './question';
export { think } from './think';
