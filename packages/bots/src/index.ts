export { runErrand, type BotErrand, type BotReport } from './errand';
export { quickRng } from './quick-rng';
export { think, type Limit, type Question, type Thought } from './think';
