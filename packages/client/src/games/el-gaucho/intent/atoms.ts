import { AREAS, RACES, type Area, type Die, type Race, type Space, type Tile } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';

/** An atom of El Gaucho, taken apart. */
export type Thing =
  | { readonly kind: 'die'; readonly face: Die; readonly wished: boolean }
  | { readonly kind: 'space' | 'recall'; readonly space: Space }
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'face'; readonly face: Die }
  | { readonly kind: 'herd'; readonly race: Race }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'ranch'; readonly seat: number }
  | { readonly kind: 'pasture'; readonly pasture: number }
  | { readonly kind: 'supply' | 'home' | 'ring' | 'pile' | 'track' | 'end' | 'leave' };

/** Null for what is no atom of this game. */
export function thingOf(atom: Atom): Thing | null {
  const [kind = '', rest = ''] = atom.split(':');
  const number = Number.parseInt(rest, 10);
  switch (kind) {
    case 'die':
      return { kind, face: number, wished: rest.endsWith('/w') };
    case 'space':
    case 'recall':
      return { kind, space: number };
    case 'face':
      return { kind, face: number };
    case 'tile':
      return { kind, tile: number };
    case 'place':
      return { kind, place: number };
    case 'ranch':
      return { kind, seat: number };
    case 'pasture':
      return { kind, pasture: number };
    case 'area': {
      const area = AREAS.find((each) => each === rest);
      return area === undefined ? null : { kind, area };
    }
    case 'herd': {
      const race = RACES.find((each) => each === rest);
      return race === undefined ? null : { kind, race };
    }
    case 'supply':
    case 'home':
    case 'ring':
    case 'pile':
    case 'track':
    case 'end':
    case 'leave':
      return { kind };
    default:
      return null;
  }
}

type ThingOf<Kind extends Thing['kind']> = Extract<Thing, { readonly kind: Kind }>;

/** Those of one kind among what is picked. */
export function pickedOf<Kind extends Thing['kind']>(
  picked: readonly Atom[],
  kind: Kind,
): readonly ThingOf<Kind>[] {
  return picked.map(thingOf).filter((thing): thing is ThingOf<Kind> => thing !== null && thing.kind === kind);
}
