import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { AREAS, groundOf, type ElGaucho, type Open } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import { texts } from '../../../texts/say';
import type { BoardProps } from '../../game-client';
import { diceAtoms, wishedDie } from '../intent/parts';
import { Areas } from './areas';
import { Dice } from './dice';
import { Facts } from './facts';
import { Legend } from './legend';
import { Offers } from './offers';
import { Pastures } from './pastures';
import { Ranches } from './ranches';
import { BoardSettingProvider, type BoardSetting } from '../../../tabletop/dom/setting';
import { useKeptFocus } from '../../../tabletop/dom/use-kept-focus';
import { useDescriptions } from '../../../tabletop/dom/use-descriptions';
import './board.css';

/** The match as headings, lists and buttons: for keyboards and screen readers, and for devices that can't do more. */
export function Board({ desk, players, spot }: BoardProps<ElGaucho>): JSX.Element | null {
  const moment = desk.moment.value;
  const described = useDescriptions(
    desk,
    moment === null ? [] : atomsOn(moment.view.open, desk.touchable.value),
    // What a space is, its button says already.
    (atom) => atom.startsWith('space:'),
  );
  const board = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(board, heading);
  if (moment === null) return null;
  const { view } = moment;
  const pointed = new Set(spot?.value);
  const setting: BoardSetting<ElGaucho> = {
    desk,
    view,
    open: view.open,
    seat: desk.seat.value,
    players,
    pointed,
    described,
  };
  return (
    <BoardSettingProvider value={setting}>
      <section class="board" ref={board}>
        <h2 class="board-title" tabIndex={-1} ref={heading}>
          {texts.value.page('el-gaucho-board')('title')}
        </h2>
        <Facts />
        <Offers />
        <div class="board-half">
          <Dice />
          <Pastures />
        </div>
        <div class="board-half">
          <Areas />
          <Ranches />
        </div>
        <Legend />
      </section>
    </BoardSettingProvider>
  );
}

/** All that is always a button, and what else can be touched now. */
function atomsOn({ layout, ranches, rodeo, turn }: Open, touchable: ReadonlySet<Atom>): readonly Atom[] {
  const dice = diceAtoms(turn.mustTake ? rodeo : turn.dice).map(({ atom }) => atom);
  const wished = turn.wish > 0 ? [wishedDie(turn.wish)] : [];
  const spaces = groundOf(layout, ranches.length).spaces.map((space) => `space:${space}`);
  const areas = AREAS.map((area) => `area:${area}`);
  return [...new Set([...dice, ...wished, ...spaces, ...areas, ...touchable])];
}
