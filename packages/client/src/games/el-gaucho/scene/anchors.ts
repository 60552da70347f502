import type { Viewer } from '@pampa/rules';
import { valueOf, type ElGauchoView } from '@pampa/rules/el-gaucho';
import { herdSlots } from '../layout/herd-layout';
import { supplySlots } from '../layout/ranch-layout';
import { middleOf, type Spot } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { fieldAt } from '../../../tabletop/layout/track';
import { wholeBoard } from '../layout/whole-board';
import type { Anchor } from './anchor';
import { touchablesOf } from './touchables';

const NOTHING_IN_HAND = { isWishing: false, sorting: null } as const;

/** The middle of a place; the middle of the table for what there is not. */
export function anchorOf(place: Anchor, view: ElGauchoView, viewer: Viewer, layout: TableLayout): Spot {
  return found(place, view, viewer, layout) ?? middleOf(layout.pampa.frame);
}

function found(place: Anchor, view: ElGauchoView, viewer: Viewer, layout: TableLayout): Spot | undefined {
  switch (place.at) {
    case 'space': {
      const cell = layout.pampa.spaces.get(place.space);
      return cell === undefined ? undefined : middleOf(cell);
    }
    case 'gate': {
      const row = layout.pampa.rows[place.pasture - 1];
      return row === undefined ? undefined : middleOf(row.gate);
    }
    case 'ring':
      return middleOf(layout.ring.frame);
    case 'pile':
      return layout.pile.top;
    case 'steppe':
      return layout.steppe[0];
    case 'board':
      return middleOf(wholeBoard(layout));
    case 'ranch': {
      const ranch = layout.ranches[place.seat];
      return ranch === undefined ? undefined : middleOf(ranch.frame);
    }
    case 'pesos':
      return layout.ranches[place.seat]?.coin;
    case 'supply':
      return middleOfSupply(layout, place.seat);
    case 'track':
      return fieldAt(layout.track, place.pesos);
    case 'herd': {
      const { unfolded, ranches } = layout;
      const ranch = unfolded?.seat === place.seat ? unfolded : ranches[place.seat];
      const herd = ranch?.herds[place.race];
      if (herd === undefined) return undefined;
      const values = (view.open.ranches[place.seat]?.herds[place.race] ?? []).map(valueOf);
      // Whatever comes next: it will be about there.
      return herdSlots(herd, [...values, 0]).at(-1);
    }
    case 'atom': {
      const all = touchablesOf(view, viewer, layout, NOTHING_IN_HAND);
      const box = all.find(({ atom }) => atom === place.atom)?.shown;
      return box === undefined ? undefined : middleOf(box);
    }
  }
}

function middleOfSupply({ ranches }: TableLayout, seat: number): Spot | undefined {
  const supply = ranches[seat]?.supply;
  return supply === undefined ? undefined : supplySlots(supply, 1)[0];
}
