/** How well a bot plays: a sensible beginner, a good hand, and one who searches. */
export const BOT_LEVELS = ['peon', 'gaucho', 'baron'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Where nobody chose. */
export const USUAL_BOT_LEVEL: BotLevel = 'gaucho';
