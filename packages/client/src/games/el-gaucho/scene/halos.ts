import type { Atom } from '../../../play/desk';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { HaloStyle } from '../../../tabletop/touch/touch-game';
import type { Touchable } from '../../../tabletop/touch/touchable';

/** The light around a thing: below the thing itself, above what it lies on. */
export function haloOf(atom: Atom, { layer, shown }: Touchable): HaloStyle {
  const [kind = ''] = atom.split(':');
  if (kind === 'place') return { shape: 'gap', z: LAYERS.tray + 90, grow: 0, radius: 0, isLifted: false };
  const isDie = kind === 'die' || kind === 'face';
  const grow = kind === 'space' ? -5 : isDie ? 3 : 0;
  const width = shown.width + grow;
  return {
    shape: 'frame',
    z: layer === 1 ? LAYERS.tray + 9 : zOf(kind),
    grow,
    radius: kind === 'ring' ? width * 0.36 : isDie ? width * 0.24 : 10,
    isLifted: kind === 'tile' || kind === 'die',
  };
}

function zOf(kind: string): number {
  switch (kind) {
    case 'space':
    case 'pasture':
      return LAYERS.board - 1;
    case 'die':
      return LAYERS.board + 99;
    case 'herd':
    case 'home':
    case 'supply':
    case 'ranch':
      return LAYERS.panel - 1;
    case 'tile':
      return LAYERS.panel + 19;
    default:
      return LAYERS.track + 50;
  }
}
