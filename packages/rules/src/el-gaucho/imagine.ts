import type { Draft, Rng, Seat, Viewer } from '../kernel/game';
import { clone, cloneHeld } from './clone';
import { NOTHING_HELD } from './held';
import { keepChoices } from './phases/keep';
import { numbersFor } from './player-counts';
import type { ElGauchoState, ElGauchoView, Held, Open } from './state';
import { ALL_TILES, RACES, raceOf, type Tile } from './tiles';

/**
 * Deals everything the viewer has not seen anew: others' start tiles and discards, the steppe, the pile. What he
 * once saw on the steppe and has not seen again since still lies there.
 */
export function imagine({ open, held }: ElGauchoView, viewer: Viewer, rng: Rng): ElGauchoState {
  const own = held ?? NOTHING_HELD;
  const visible = visibleTiles(open);
  const known = new Set([...own.drawn, ...own.kept, ...own.discarded]);
  const onSteppe = own.seen.filter((tile) => !visible.has(tile));
  const unseen = rng.shuffle(
    ALL_TILES.filter(
      (tile) =>
        raceOf(tile) !== open.removedRace &&
        !visible.has(tile) &&
        !known.has(tile) &&
        !onSteppe.includes(tile),
    ),
  );
  const steppe = [...onSteppe, ...unseen.splice(0, open.steppe - onSteppe.length)];
  const helds = open.ranches.map((_, seat) =>
    seat === viewer ? cloneHeld(own) : imagineHeld(open, seat, steppe, unseen, rng),
  );
  return clone({ open, held: helds, sealed: { pile: unseen, steppe } });
}

function visibleTiles(open: Open): ReadonlySet<Tile> {
  const visible = new Set<Tile>(open.tiles);
  for (const ranch of open.ranches) {
    for (const tile of ranch.sold) visible.add(tile);
    for (const tile of ranch.batch) visible.add(tile);
    for (const race of RACES) for (const tile of ranch.herds[race]) visible.add(tile);
  }
  return visible;
}

/** Takes what this seat must hold from `unseen`. What others remember of the steppe is not imagined. */
function imagineHeld(open: Open, seat: Seat, steppe: readonly Tile[], unseen: Tile[], rng: Rng): Draft<Held> {
  const looks = open.phase === 'steppe' && open.turn.seat === seat;
  const held = cloneHeld({ ...NOTHING_HELD, tray: looks ? steppe : [], seen: looks ? steppe : [] });
  const ranch = open.ranches[seat];
  if (open.phase !== 'keep') {
    held.discarded = unseen.splice(0, ranch?.discards);
    return held;
  }
  const drawn = unseen.splice(0, numbersFor(open.ranches.length).startTiles);
  if (ranch?.ready !== true) return { ...held, drawn };
  const choices = keepChoices(drawn);
  const kept = [...(choices[rng.int(choices.length)]?.tiles ?? [])];
  return { ...held, kept, discarded: drawn.filter((tile) => !kept.includes(tile)) };
}
