import type { Die } from '@pampa/rules/el-gaucho';
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Brush } from '../../tabletop/paint/brush';
import { Picture } from './picture';
import { die } from './pieces';

/** One die among words that say its number. */
export function DiePicture({ face }: { readonly face: Die }): JSX.Element {
  const draw = useCallback((brush: Brush) => die(brush, 27, 26, face), [face]);
  return <Picture label="" width={54} height={54} draw={draw} class="die-picture" />;
}
