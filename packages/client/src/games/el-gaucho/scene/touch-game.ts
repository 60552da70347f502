import type { Seat } from '@pampa/rules';
import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { ShownTable } from '../../../tabletop/scene-types';
import type { Hand } from '../../../tabletop/touch/hand';
import type { Tag, TouchGame } from '../../../tabletop/touch/touch-game';
import type { Touchable } from '../../../tabletop/touch/touchable';
import { pickedOf } from '../intent/atoms';
import { dropsOf, isInTheWay, type Drop } from './drops';
import { ghostsOf } from './ghosts';
import { haloOf } from './halos';
import { hintOver } from './hints';
import { actorOf, diceToUse, laidOutFor } from './in-hand';
import { placementsOf } from './placements-of';
import type { GauchoScene } from './scene-types';
import { tagOnArea, tagOnTile } from './tags';
import { targetsOf, type Target } from './targets';
import { touchablesOf } from './touchables';

type Shown = ShownTable<GauchoScene>;

const RANCH = 'ranch:';
const TILE = 'tile:';
const RECALL = 'recall:';

export const touchGame: TouchGame<GauchoScene> = {
  placementsOf: ({ view, viewer, layout }) => placementsOf(view, viewer, layout),
  touchablesOf: ({ view, viewer, layout }, laidOut) => touchablesOf(view, viewer, layout, laidOut),
  laidOutFor,
  actorOf: (atom, { view, viewer }) => actorOf(atom, view, viewer),

  aliasOf: (atom) => (atom.startsWith(RECALL) ? `space:${atom.slice(RECALL.length)}` : atom),
  holderOf: (atom, { view }) => holderOf(atom, view),
  panelAtom: (seat) => `${RANCH}${seat}`,
  panelSeat: (atom) => (atom.startsWith(RANCH) ? Number(atom.slice(RANCH.length)) : null),
  panelFrame: (seat, { ranches }) => ranches[seat]?.frame ?? null,
  // A finger does not hit a tile of which only a strip is seen: it opens the ranch.
  isForFingers: ({ atom, layer }) => layer === 1 || atom?.startsWith(TILE) !== true,

  haloOf,
  tagsOf,
  ghostsOf: (action, { view, viewer, layout }) =>
    viewer === null ? [] : ghostsOf(action, view, viewer, layout),

  dropsOf: (atom, { legal, picked }) => dropsOf(atom, legal, picked),
  isInTheWay,
  scaleAt,
  hintFor: ({ onto }, carried, { picked }, { view, viewer }) => {
    const ranch = viewer === null ? undefined : view.open.ranches[viewer];
    const [thing] = pickedOf([carried], 'tile');
    return ranch === undefined || thing === undefined ? null : hintOver(onto, ranch, thing.tile, picked);
  },
};

/** In whose herds a tile is. */
function holderOf(atom: Atom, { open }: ElGauchoView): Seat | null {
  if (!atom.startsWith(TILE)) return null;
  const tile = Number(atom.slice(TILE.length));
  const seat = open.ranches.findIndex(({ herds }) =>
    Object.values(herds).some((herd) => herd.includes(tile)),
  );
  return seat === -1 ? null : seat;
}

/** What the picked dice make, at every place where they can be used. */
function tagsOf(
  hand: Hand<GauchoScene['game']>,
  { view, viewer, layout }: Shown,
  touchables: readonly Touchable[],
): readonly Tag[] {
  const targets = targetsOf(hand.legal, diceToUse(hand, view));
  return stillOpen(targets, hand.picked).flatMap((target) => {
    const at = touchables.find(({ atom }) => atom === target.atom)?.shown;
    if (at === undefined) return [];
    return target.atom.startsWith('space:')
      ? [tagOnTile(target, at, layout.pampa.tileScale)]
      : [tagOnArea(target, at, viewer, layout)];
  });
}

/** Once a place is picked, the others are no longer asked about. */
function stillOpen(targets: readonly Target[], picked: readonly Atom[]): readonly Target[] {
  const chosen = targets.filter(({ atom }) => picked.includes(atom));
  return chosen.length > 0 ? chosen : targets;
}

/** On the grass, or in one's own herds. */
function scaleAt([drop]: readonly Drop[], { layout, viewer }: Shown): number {
  if (drop?.onto.startsWith('space:') === true) return layout.pampa.tileScale;
  const herds = Object.values(layout.ranches[viewer ?? layout.ask.near]?.herds ?? {});
  return herds[0]?.tileScale ?? layout.pampa.tileScale;
}
