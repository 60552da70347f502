import type { ElGauchoView } from '@pampa/rules/el-gaucho';

/** Start tiles, before all have chosen, and the look at the steppe. What somebody has seen and remembers is not shown. */
export function isSecret({ held }: ElGauchoView): boolean {
  return held !== null && [held.drawn, held.kept, held.tray].some((tiles) => tiles.length > 0);
}
