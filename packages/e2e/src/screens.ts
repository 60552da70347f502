import { BOT_LEVELS } from '@pampa/protocol';
import { Hands } from './hands';
import { seatGuests } from './position';
import { MOMENTS, Tour, type IsThere } from './tour';
import type { Visitor } from './visitor';

export type ScreenName =
  | 'home'
  | 'lobby'
  | 'bots'
  | 'levels'
  | 'keep'
  | 'dice picked'
  | 'steppe'
  | 'wish'
  | 'theft'
  | 'sale'
  | 'round-up'
  | 'last round'
  | 'results';

/** Shows one screen after the other to whoever looks at them. Those of a match are of one and the same. */
export async function visitScreens(
  visitor: Visitor,
  url: string,
  { seats, only }: { readonly seats: number; readonly only?: readonly ScreenName[] },
  look: (screen: ScreenName) => Promise<void>,
): Promise<void> {
  const isWanted = (screen: ScreenName): boolean => only === undefined || only.includes(screen);
  if (isWanted('home')) {
    await visitor.goto('');
    await visitor.page.locator('.offers').waitFor();
    await look('home');
  }
  const position = await seatGuests(url, seats);
  const [host] = position.guests;
  const tour = new Tour(position, visitor);
  if (isWanted('lobby') && host !== undefined) {
    await tour.sitInFor(host);
    await visitor.page.locator('.start-button').waitFor();
    await look('lobby');
    await tour.comeBack();
  }
  if (isWanted('bots') || isWanted('levels')) await lookAtBots(visitor, url, isWanted, look);
  const left = new Map(MATCH_SCREENS.filter(([screen]) => isWanted(screen)));
  await lookAtMatch(tour, left, look);
  if (isWanted('results')) {
    await tour.finish();
    await look('results');
  }
  // Not every match comes to everything; some later one does.
  while (left.size > 0) await lookAtMatch(new Tour(await seatGuests(url, seats), visitor), left, look);
}

/** A lobby with one of each level, and where one chooses between them. */
async function lookAtBots(
  visitor: Visitor,
  url: string,
  isWanted: (screen: ScreenName) => boolean,
  look: (screen: ScreenName) => Promise<void>,
): Promise<void> {
  const position = await seatGuests(url, 1);
  const [host] = position.guests;
  if (host === undefined) return;
  const tour = new Tour(position, visitor);
  for (const level of BOT_LEVELS.slice(1)) await host.ask('add-bot', { seat: null, level });
  await tour.sitInFor(host);
  await visitor.page.locator('.bot-temper').nth(1).waitFor();
  if (isWanted('bots')) await look('bots');
  if (isWanted('levels')) {
    await visitor.page.locator('.seat-card-empty .seat-action').click();
    await visitor.page.locator('.level').first().waitFor();
    await look('levels');
    await visitor.page.keyboard.press('Escape');
  }
  await tour.comeBack();
}

const MATCH_SCREENS: readonly (readonly [ScreenName, IsThere])[] = [
  ['keep', MOMENTS.keep],
  ['dice picked', MOMENTS.dice],
  ['round-up', MOMENTS.roundUp],
  ['steppe', MOMENTS.steppe],
  ['wish', MOMENTS.wish],
  ['theft', MOMENTS.theft],
  ['sale', MOMENTS.sale],
  ['last round', MOMENTS.lastRound],
];

/** Whatever comes first is looked at first, and taken off what is left. */
async function lookAtMatch(
  tour: Tour,
  left: Map<ScreenName, IsThere>,
  look: (screen: ScreenName) => Promise<void>,
): Promise<void> {
  const found: ScreenName[] = [];
  const isAny: IsThere = (view, seat) => {
    found.push(...[...left].filter(([, isThere]) => isThere(view, seat)).map(([name]) => name));
    return found.length > 0;
  };
  while (left.size > 0 && (await tour.goTo(isAny))) {
    const [screen] = found.splice(0);
    if (screen === undefined) return;
    left.delete(screen);
    const first = FIRST_TOUCH.get(screen);
    if (first !== undefined) await touchFirst(tour.visitor, first);
    await look(screen);
  }
}

/** What is touched before one looks: then everything lights up that it could be used for. */
const FIRST_TOUCH: ReadonlyMap<ScreenName, string> = new Map([
  ['dice picked', 'die:'],
  ['wish', 'area:wish'],
  ['theft', 'area:thief'],
  ['sale', 'area:sale'],
]);

async function touchFirst(visitor: Visitor, kind: string): Promise<void> {
  await visitor.until((wanted) => window.pampa?.lit().some((atom) => atom.startsWith(wanted)) === true, kind);
  const atom = await visitor.page.evaluate(
    (wanted) => window.pampa?.lit().find((each) => each.startsWith(wanted)),
    kind,
  );
  await new Hands(visitor).tap(atom ?? '');
}
