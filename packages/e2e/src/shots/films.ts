import { elGaucho, type Action, type ElGauchoEvent, type ElGauchoView } from '@pampa/rules/el-gaucho';
import type { House } from '../house';
import { seatGuests } from '../position';
import { SIZES } from '../sizes';
import { Tour, type IsThere } from '../tour';
import { Windows } from '../windows';
import { composeStrip, type Album } from './album';
import { filmOthers, filmOwn } from './film';

/** The next thing that a sensible player does is this. */
export const doing =
  (type: Action['type'], also: IsThere = () => true): IsThere =>
  (view, seat) =>
    elGaucho.fallback(view, seat).type === type && also(view, seat);

/** Whoever leaves one die in the ring was the last of the round. */
export const isLastTurn: IsThere = ({ open }) => open.phase === 'turn' && open.rodeo.length === 1;

/** What is sure to happen when a sensible player does the next thing. */
export const bringing =
  (type: ElGauchoEvent['type']): IsThere =>
  (view, seat) =>
    elGaucho.preview(view, seat, elGaucho.fallback(view, seat)).some(({ open }) => open.type === type);

/** What is animated, by what somebody does. */
const FILMS: Readonly<Record<string, IsThere>> = {
  'start tiles chosen': doing('keep', ({ open }) => open.ranches.filter(({ ready }) => !ready).length === 1),
  'first gaucho sent': doing('claim'),
  'dice taken': doing('take'),
  'gaucho stands': doing('stand'),
  'gaucho lies down': doing('lay'),
  'gaucho gets up': doing('raise'),
  'area occupied': doing('occupy'),
  'die wished': doing('wish'),
  'herd sold': doing('sell'),
  'tile stolen': doing('steal'),
  'gauchos roused': doing('rouse'),
  'gaucho ousted': doing('oust'),
  'look at the steppe': doing('scout'),
  'cattle settled': doing('settle'),
  'turn ended': doing('end', (view, seat) => !isLastTurn(view, seat)),
  'round ended': doing('end', isLastTurn),
  'tile added': doing('append'),
  'tile sorted': doing('sort'),
  // Whether the pile lasts is seen only then.
  'last round begins': (view) => view.open.lastDiceRound === 0 && view.open.pile < 6,
  'herd comes home': bringing('came-home'),
  'last cattle comes home': bringing('last-came-home'),
  'match ends': bringing('game-ended'),
  'look at the steppe, as others see it': doing('scout'),
  'tile stolen, as others see it': doing('steal'),
};

/** What can't be foreseen has to have happened: else it is filmed once more. */
const PROOFS: Readonly<Record<string, (view: ElGauchoView) => boolean>> = {
  'last round begins': ({ open }) => open.lastDiceRound > 0,
};

const isSeenByOthers = (name: string): boolean => name.endsWith('as others see it');

/** A strip of each animation, as whoever acts sees it or as others do. Time in the page goes on only from frame to frame. */
export async function shootFilms(house: House, album: Album): Promise<void> {
  const windows = await Windows.launch();
  try {
    const left = new Map(Object.entries(FILMS));
    for (let match = 0; match < 8 && left.size > 0; match++) {
      const visitor = await windows.come('Ana', {
        url: house.url,
        size: SIZES.tablet,
        settings: { motion: 'full' },
      });
      await visitor.page.clock.install();
      const tour = new Tour(await seatGuests(house.url, 3 + (match % 2)), visitor);
      let found = '';
      const isAny: IsThere = (view, seat) => {
        found = [...left].find(([, isThere]) => isThere(view, seat))?.[0] ?? '';
        return found !== '';
      };
      while (left.size > 0 && (await tour.goTo(isAny))) {
        const frames = await (isSeenByOthers(found) ? filmOthers(tour) : filmOwn(visitor));
        const proof = PROOFS[found];
        const moment = await visitor.moment();
        if (proof !== undefined && (moment === null || !proof(moment.view as never))) continue;
        left.delete(found);
        await composeStrip(windows.browser, frames, album.pathOf(`film ${found}`));
        console.log(`  film ${found}, ${frames.length} frames`);
      }
      await windows.closeAll();
    }
    for (const name of left.keys()) console.log(`  there was no ${name} in eight matches`);
  } finally {
    await windows.close();
  }
}
