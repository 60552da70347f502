import { Hands } from '../../src/hands';
import { seatGuests } from '../../src/position';
import { MOMENTS, Tour } from '../../src/tour';
import type { Visitor } from '../../src/visitor';

export type ScreenName =
  | 'home'
  | 'lobby'
  | 'keep'
  | 'dice picked'
  | 'steppe'
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
  const moments = [
    ['keep', MOMENTS.keep],
    ['dice picked', MOMENTS.dice],
    ['round-up', MOMENTS.roundUp],
    ['steppe', MOMENTS.steppe],
    ['last round', MOMENTS.lastRound],
  ] as const;
  for (const [screen, isThere] of moments) {
    if (!isWanted(screen)) continue;
    if (!(await tour.goTo(isThere))) throw new Error(`this match never came to ${screen}`);
    if (screen === 'dice picked') await pickDie(visitor);
    await look(screen);
  }
  if (!isWanted('results')) return;
  await tour.finish();
  await look('results');
}

/** Then everything lights up that it could be used for. */
async function pickDie(visitor: Visitor): Promise<void> {
  await visitor.until(() => window.pampa?.lit().some((atom) => atom.startsWith('die:')) === true);
  const die = await visitor.page.evaluate(() => window.pampa?.lit().find((atom) => atom.startsWith('die:')));
  await new Hands(visitor).tap(die ?? '');
}
