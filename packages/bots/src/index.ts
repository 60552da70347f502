export { appraise, Appraiser, type Appraisal } from './appraise';
export { runErrand, type BotErrand, type BotReport } from './errand';
export type { Limit } from './limit';
export { quickRng } from './quick-rng';
export type { Position, Question, Thought } from './question';
export { think } from './think';
export { USUAL_NODES } from './usual-nodes';
