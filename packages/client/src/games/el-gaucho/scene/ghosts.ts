import type { Seat } from '@pampa/rules';
import { groundOf, type Action, type ElGauchoView, type Space, type Tile } from '@pampa/rules/el-gaucho';
import { middleOf } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { riderAt } from './place-board';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { Placement } from './pieces';

type Ghost = Omit<Placement, 'alpha'>;

/** What an action will put where, shown before it is so. Empty where nothing new appears. */
export function ghostsOf(
  action: Action,
  view: ElGauchoView,
  seat: Seat,
  layout: TableLayout,
): readonly Ghost[] {
  switch (action.type) {
    case 'stand':
    case 'raise':
    case 'oust':
      return riders([action.space], 'standing', seat, layout);
    case 'rouse':
      return riders(action.spaces, 'standing', seat, layout);
    case 'lay':
      return riders([action.space], 'lying', seat, layout);
    case 'settle':
      return [
        ...cattle(action.tile, action.space, layout),
        ...riders([action.space], 'standing', seat, layout),
      ];
    case 'occupy':
    case 'claim': {
      const mark = layout.areas[action.area].spots[seat];
      if (mark === undefined) return [];
      const look = { kind: 'gaucho', seat, pose: 'standing', resting: false } as const;
      return [{ ...mark, rotation: 0, z: LAYERS.figure + 95, look }];
    }
    case 'take':
      return action.dice.flatMap((face, index) => {
        const mark = layout.hand.dice[index];
        const look = { kind: 'die', face, isGold: false } as const;
        return mark === undefined ? [] : [{ ...mark, rotation: 0, z: LAYERS.board + 120, look }];
      });
    case 'wish': {
      const look = { kind: 'die', face: action.die, isGold: true } as const;
      return view.open.turn.wish === 0
        ? [{ ...layout.hand.dice[2], rotation: 0, z: LAYERS.board + 122, look }]
        : [];
    }
    case 'keep':
    case 'sell':
    case 'steal':
    case 'scout':
    case 'leave':
    case 'recall':
    case 'append':
    case 'sort':
    case 'end':
      return [];
  }
}

function riders(
  spaces: readonly Space[],
  pose: 'standing' | 'lying',
  seat: Seat,
  { pampa }: TableLayout,
): readonly Ghost[] {
  return spaces.flatMap((space) => {
    const cell = pampa.spaces.get(space);
    return cell === undefined ? [] : [{ ...riderAt(cell, space, pampa.tileScale, seat, pose), rotation: 0 }];
  });
}

function cattle(tile: Tile, space: Space, { pampa, ask }: TableLayout): readonly Ghost[] {
  const cell = pampa.spaces.get(space);
  if (cell === undefined || !groundOf(ask.board, ask.players).indexOf.has(space)) return [];
  const look = { kind: 'tile', tile, up: true, inHerd: false } as const;
  return [{ ...middleOf(cell), rotation: 0, scale: pampa.tileScale, z: LAYERS.board + space, look }];
}
