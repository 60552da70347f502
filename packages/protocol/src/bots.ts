/** How well a bot plays: a sensible beginner, a good hand, and one who searches. */
export const BOT_LEVELS = ['peon', 'gaucho', 'baron'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Where nobody chose. */
export const USUAL_BOT_LEVEL: BotLevel = 'gaucho';

/** Who they are. Names are the same in every language; the temper that goes with each is a text of the page's. */
export const BOT_CAST = {
  peon: ['Eusebio', 'Delfina', 'Tobías', 'Jacinta'],
  gaucho: ['Facundo', 'Ramona', 'Anselmo', 'Celestina'],
  baron: ['Don Evaristo', 'Doña Inés', 'Don Severino', 'Doña Leonor'],
} as const satisfies Readonly<Record<BotLevel, readonly string[]>>;

export type BotName = (typeof BOT_CAST)[BotLevel][number];

/** A bot may have another name: at a table of many seats the cast may not suffice. */
export function isBotName(name: string): name is BotName {
  return BOT_LEVELS.some((level) => BOT_CAST[level].some((each) => each === name));
}
