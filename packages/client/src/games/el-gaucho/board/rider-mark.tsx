import type { JSX } from 'preact';
import { isLying, NOBODY, ownerOf, type Rider } from '@pampa/rules/el-gaucho';
import { EMBLEMS } from '../../../shell/ui/emblems';
import { useSetting } from './setting';
import './rider-mark.css';

/** Whose gaucho is on a tile, by colour and emblem: upright, or stretched out with a blanket over him. */
export function RiderMark({ rider }: { readonly rider: Rider }): JSX.Element | null {
  const { players } = useSetting();
  const colour = players[ownerOf(rider)]?.colour;
  if (rider === NOBODY || colour === undefined) return null;
  const isAsleep = isLying(rider);
  return (
    <svg
      class={`rider-mark seat-${colour} ${isAsleep ? 'rider-lying' : 'rider-standing'}`}
      viewBox="0 0 24 32"
      aria-hidden="true"
    >
      <path class="rider-poncho" d="M12 9c5 0 8 4 9.500 22h-19C4 13 7 9 12 9z" />
      <circle class="rider-face" cx="12" cy="8" r="4" />
      <path
        class="rider-hat"
        d="M2.500 7.500c3 1.600 16 1.600 19 0-1-1.600-3.400-2-5-2.200C16 2 14.500 1 12 1S8 2 7.500 5.300c-1.600.2-4 .6-5 2.200z"
      />
      <svg x="6" y="16" width="12" height="12" viewBox="0 0 24 24">
        <path class="rider-emblem" d={EMBLEMS[colour]} fill-rule="evenodd" />
      </svg>
    </svg>
  );
}
