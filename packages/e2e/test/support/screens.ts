import { Hands } from '../../src/hands';
import { seatGuests } from '../../src/position';
import { MOMENTS, Tour, type IsThere } from '../../src/tour';
import type { Visitor } from '../../src/visitor';

export type ScreenName =
  'home' | 'lobby' | 'keep' | 'dice picked' | 'steppe' | 'round-up' | 'last round' | 'results';

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
  const left = new Map(MATCH_SCREENS.filter(([screen]) => isWanted(screen)));
  await lookAtMatch(tour, left, look);
  if (isWanted('results')) {
    await tour.finish();
    await look('results');
  }
  // Not every match comes to everything; some later one does.
  while (left.size > 0) await lookAtMatch(new Tour(await seatGuests(url, seats), visitor), left, look);
}

const MATCH_SCREENS: readonly (readonly [ScreenName, IsThere])[] = [
  ['keep', MOMENTS.keep],
  ['dice picked', MOMENTS.dice],
  ['round-up', MOMENTS.roundUp],
  ['steppe', MOMENTS.steppe],
  ['last round', MOMENTS.lastRound],
];

/** Whatever comes first is looked at first, and taken off what is left. */
async function lookAtMatch(
  tour: Tour,
  left: Map<ScreenName, IsThere>,
  look: (screen: ScreenName) => Promise<void>,
): Promise<void> {
  let found: ScreenName | null = null;
  const isAny: IsThere = (view, seat) => {
    found = [...left].find(([, isThere]) => isThere(view, seat))?.[0] ?? null;
    return found !== null;
  };
  while (left.size > 0 && (await tour.goTo(isAny)) && found !== null) {
    const screen: ScreenName = found;
    left.delete(screen);
    if (screen === 'dice picked') await pickDie(tour.visitor);
    await look(screen);
  }
}

/** Then everything lights up that it could be used for. */
async function pickDie(visitor: Visitor): Promise<void> {
  await visitor.until(() => window.pampa?.lit().some((atom) => atom.startsWith('die:')) === true);
  const die = await visitor.page.evaluate(() => window.pampa?.lit().find((atom) => atom.startsWith('die:')));
  await new Hands(visitor).tap(die ?? '');
}
