import { contrastFindings } from '../axe';
import { SIZES, type SizeName } from '../sizes';
import type { Visitor } from '../visitor';
import { findAtomFaults } from './atoms';
import { CONTROL_RULES, findFaults } from './controls';
import { findSqueezedWords, WORD_RULES } from './words';

/** So that they can be read at arm's length. */
const SMALLEST_FIGURES = 12;

interface Closeness {
  /** Whether letters stand out from what is behind them: it takes longer than all the rest. */
  readonly withColours?: boolean;
}

/** Everything that is wrong with a screen in a size, in one line each: nothing, if it is as it should be. */
export async function audit(
  visitor: Visitor,
  screen: string,
  size: SizeName,
  { withColours = true }: Closeness = {},
): Promise<readonly string[]> {
  const { page } = visitor;
  await page.setViewportSize(SIZES[size]);
  await visitor.atRest();
  const faults = [
    ...(await page.evaluate(findAtomFaults, CONTROL_RULES)),
    ...(await page.evaluate(findFaults, CONTROL_RULES)),
    ...(await page.evaluate(findSqueezedWords, WORD_RULES)),
  ].map(({ what, on }) => `${on} ${what}`);
  const figures = await page.evaluate(() => window.pampa?.smallestFigures() ?? null);
  if (figures !== null && figures < SMALLEST_FIGURES)
    faults.push(`figures on tiles are only ${figures.toFixed(1)} px`);
  if (withColours) faults.push(...(await contrastFindings(page)));
  return faults.map((fault) => `${screen}, ${size}: ${fault}`);
}
