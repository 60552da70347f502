import type { ElGaucho, ElGauchoState, Held } from '../../src/el-gaucho/state';
import { elGaucho } from '../../src/el-gaucho/game';
import type { Subject } from '../../src/kernel/conformance';
import type { GameTypes, Viewer } from '../../src/kernel/game';

function tilesIn({ drawn, kept, discarded, tray, seen }: Held): readonly number[] {
  return [...drawn, ...kept, ...discarded, ...tray, ...seen];
}

/** Every tile that lies face down for this viewer. No other number of the game gets as large as a tile's. */
function faceDownFor({ open, held, sealed }: ElGauchoState, viewer: Viewer): readonly number[] {
  const known = new Set(viewer === null ? [] : tilesIn(held[viewer]!));
  const others = held.filter((_, seat) => seat !== viewer).flatMap(tilesIn);
  const shown = new Set([
    ...open.tiles,
    ...open.ranches.flatMap((ranch) => [...ranch.sold, ...ranch.batch, ...Object.values(ranch.herds).flat()]),
  ]);
  return [...sealed.pile, ...sealed.steppe, ...others].filter((tile) => !known.has(tile) && !shown.has(tile));
}

const elGauchoSubject: Subject<ElGaucho> = {
  game: elGaucho,
  canaries: faceDownFor,
  ranksByScore: true,
};

/** What the conformance kit needs to know of each game. */
export const SUBJECTS: readonly Subject<GameTypes>[] = [elGauchoSubject];
