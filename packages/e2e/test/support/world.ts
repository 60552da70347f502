import { House } from '../../src/house';
import type { Visitor, VisitorOptions } from '../../src/visitor';
import { Windows } from '../../src/windows';

export interface World {
  readonly house: House;
  readonly windows: Windows;
  /** A window on the house; `url` only where one looks through something else. */
  readonly come: (name: string, options?: Partial<VisitorOptions>) => Promise<Visitor>;
}

/** Half a minute each on a machine that has the time. */
const PATIENCE_MS = 300_000;

/** A server and a browser for all tests of a file; every test has windows of its own. */
export function useWorld(
  env: Readonly<Record<string, string>> = {},
): (name: string, play: (world: World) => Promise<void>, withinMs?: number) => void {
  let house: House;
  let windows: Windows;
  beforeAll(async () => {
    [house, windows] = await Promise.all([House.open(env), Windows.launch()]);
  }, PATIENCE_MS);
  afterAll(async () => {
    await Promise.all([house.close(), windows.close()]);
  });
  return (name, play, withinMs = PATIENCE_MS) => {
    test(
      name,
      () =>
        windows.during(name, () =>
          play({
            house,
            windows,
            come: (who, options = {}) => windows.come(who, { url: house.url, ...options }),
          }),
        ),
      withinMs,
    );
  };
}
