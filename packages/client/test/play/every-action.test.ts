import type { Action } from '@pampa/rules/el-gaucho';
import { handling } from '../../src/games/el-gaucho/intent/handling';
import type { Atom } from '../../src/play/desk';
import { meaningOf, MOST_CHOICES } from '../../src/play/meaning';
import { litWith, readingOf, partnersOf, type Reading } from '../../src/play/reading';
import { touched, type Roles } from '../../src/play/touching';
import { anyOf, positionsOf, shuffled, type Position } from './support/random-game';

/** Hands without a table: what the desk does, as pure functions. */
class Hands {
  readonly reading: Reading<Action>;
  readonly roles: Roles;
  picked: readonly Atom[] = [];

  constructor(readonly position: Position) {
    const { legal, moment, seat } = position;
    this.reading = readingOf(legal, handling, moment, seat);
    this.roles = {
      roleOf: (atom) => handling.roleOf(atom, moment),
      otherwise: (atom) => handling.otherwise(atom),
    };
  }

  touch(atom: Atom): boolean {
    const next = touched(this.reading, this.picked, atom, this.roles);
    if (next !== null) this.picked = next.picked;
    return next !== null;
  }

  /** What can be played now, by the last touch, a confirming one, or a choice. */
  get onOffer(): readonly Action[] {
    const { exact, ready, choices } = meaningOf(this.reading, this.picked, {
      isMeans: (atom) => this.roles.roleOf(atom) === 'means',
      isOffered: (action) => handling.isOffered(action),
      isPointless: (action) => handling.isPointless(action),
    });
    return [exact, ready, ...choices].filter((action) => action !== null);
  }

  /** Atoms for the parts of an action, each a different thing. */
  atomsOf(action: Action): Atom[] {
    const atoms: Atom[] = [];
    for (const part of handling.partsOf(action)) {
      const all = handling.atomsFor(part, this.position.moment, this.position.seat);
      atoms.push(
        anyOf(
          all.filter((atom) => !atoms.includes(atom)),
          this.position.random,
        ),
      );
    }
    return atoms;
  }
}

const GAMES = [2, 3, 4].flatMap((seats) => [1, 2].map((seed) => ({ seats, seed: seed * 100 + seats })));

describe.each(GAMES)('a random game of $seats, number $seed', ({ seats, seed }) => {
  test('every legal action can be played by touching its things, in whatever order', () => {
    for (const position of positionsOf(seats, seed)) {
      for (const action of position.legal) {
        const hands = new Hands(position);
        const atoms = hands.atomsOf(action);
        // The order of start tiles is part of the action itself.
        const order = action.type === 'keep' ? atoms : shuffled(atoms, position.random);
        for (const atom of order) {
          expect(partnersOf(hands.reading, hands.picked)).toContain(atom);
          hands.touch(atom);
        }
        expect(hands.onOffer).toContain(action);
      }
    }
  });

  test('whatever is touched, only legal actions are on offer, and few enough to read', () => {
    for (const position of positionsOf(seats, seed)) {
      const hands = new Hands(position);
      const things = [...hands.reading.partOf.keys(), 'space:11', 'tile:1001', 'ring', 'nonsense'];
      for (let touch = 0; touch < 12; touch++) {
        hands.touch(anyOf(things, position.random));
        for (const action of hands.onOffer) expect(position.legal).toContain(action);
        expect(hands.onOffer.length).toBeLessThanOrEqual(MOST_CHOICES);
      }
    }
  });

  test('the desk is never stuck: as long as nothing is on offer, something is lit', () => {
    for (const position of positionsOf(seats, seed)) {
      const hands = new Hands(position);
      expect(litWith(hands.reading, [])).not.toHaveProperty('size', 0);
      for (let touch = 0; touch < 12; touch++) {
        const lit = [...litWith(hands.reading, hands.picked)];
        if (lit.length === 0) {
          expect(hands.onOffer).not.toEqual([]);
          hands.picked = [];
        } else {
          expect(hands.touch(anyOf(lit, position.random))).toBe(true);
        }
      }
    }
  });

  test('touching a thing twice leaves everything as it was', () => {
    for (const position of positionsOf(seats, seed)) {
      const hands = new Hands(position);
      for (const atom of litWith(hands.reading, [])) {
        hands.touch(atom);
        hands.touch(atom);
        expect(hands.picked).toEqual([]);
      }
    }
  });
});
