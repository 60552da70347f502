import type { Game } from '../kernel/game';
import { asking } from './asking';
import { clone } from './clone';
import { fallback } from './fallback';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { LAYOUT_NAMES } from './layouts';
import { legal } from './legal';
import { play } from './play';
import { preview } from './preview';
import { progress } from './progress';
import { resultOf } from './result';
import { setup } from './setup';
import type { ElGaucho } from './state';
import { whyNot } from './why-not';

/** El Gaucho, by Arve D. Fühler: cattle, gauchos and dice for two to four. */
export const elGaucho: Game<ElGaucho> = {
  id: 'el-gaucho',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    layout: { usual: 'wide', choices: () => LAYOUT_NAMES },
    startSeat: {
      usual: 'random',
      choices: (seats) => ['random', ...Array.from({ length: seats }, (_, seat) => seat)],
    },
  },
  setup,
  rematchOptions: (options, { startSeat, ranches }) => ({
    ...options,
    startSeat: (startSeat + 1) % ranches.length,
  }),
  asking,
  legal,
  play,
  whyNot,
  preview,
  result: resultOf,
  progress,
  fallback,
  invariants,
  clone,
  imagine,
};
