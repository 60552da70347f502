import { viewOf, type Seat } from '@pampa/rules';
import { elGaucho, type ElGauchoState, type ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Subject } from '../measure';
import { Picker } from '../picker';
import type { Pool } from './pool';
import { playDeeds } from './random-game';

/** Somebody's turn to decide, in the middle of a game. */
export interface Moment {
  readonly state: ElGauchoState;
  readonly seat: Seat;
  readonly view: ElGauchoView;
}

const MOMENTS_A_GAME = 5;

/** Moments from the second and third quarter of every game. */
export function midgameOf({ games }: Pool): readonly Moment[] {
  return games.flatMap(({ fate, deeds }) => {
    const picker = new Picker(fate.choices);
    return Array.from({ length: MOMENTS_A_GAME }, () => {
      const at = Math.floor(deeds.length / 4) + picker.below(Math.floor(deeds.length / 2));
      const { seat } = picker.from(deeds.slice(at, at + 1));
      const state = playDeeds(fate, deeds.slice(0, at));
      return { state, seat, view: viewOf(state, seat) };
    });
  });
}

/** How many actions `legal` lists at such a moment, on average. */
export function choicesAt(moments: readonly Moment[]): number {
  return moments.reduce((sum, { view, seat }) => sum + elGaucho.legal(view, seat).length, 0) / moments.length;
}

/** Units: calls. */
export function legalCalls(moments: readonly Moment[]): Subject {
  return {
    id: 'legal',
    prepare: () => () => {
      let listed = 0;
      for (const { view, seat } of moments) listed += elGaucho.legal(view, seat).length;
      if (listed === 0) throw new Error('Nobody could do anything');
      return moments.length;
    },
  };
}

/** Units: copies. */
export function clones(moments: readonly Moment[]): Subject {
  return {
    id: 'clone',
    prepare: () => {
      // Kept until the batch is over: what nobody keeps, the compiler need not make.
      const kept: ElGauchoState[] = [];
      return () => {
        for (const { state } of moments) kept.push(elGaucho.clone(state));
        return kept.length;
      };
    },
  };
}
