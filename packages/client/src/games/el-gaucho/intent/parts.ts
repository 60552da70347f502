import type { Seat } from '@pampa/rules';
import type { Action, Die, ElGaucho } from '@pampa/rules/el-gaucho';
import type { Atom, Part } from '../../../play/desk';
import type { Moment } from '../../../table/session';

/** A die of the ring is one thing to take and a die of one's own another to use, though both look alike. */
const taken = (die: Die): Part => `take:${die}`;
const used = (die: Die): Part => `die:${die}`;

export function partsOf(action: Action): readonly Part[] {
  switch (action.type) {
    case 'keep':
      return action.tiles.map((tile) => `tile:${tile}`);
    case 'claim':
      return [`area:${action.area}`];
    case 'take':
      return action.dice.map(taken);
    case 'stand':
    case 'lay':
      return [...action.dice.map(used), `space:${action.space}`, ...fetched(action.recall)];
    case 'raise':
      return [...action.dice.map(used), `space:${action.space}`];
    case 'occupy':
      return [...action.dice.map(used), `area:${action.area}`, ...fetched(action.recall)];
    case 'wish':
      return ['area:wish', `face:${action.die}`];
    case 'sell':
      return ['area:sale', `herd:${action.race}`];
    case 'steal':
      return ['area:thief', `tile:${action.tile}`];
    case 'rouse':
      return ['area:overseer', ...action.spaces.map((space) => `space:${space}`)];
    case 'oust':
      return ['area:overseer', `space:${action.space}`];
    case 'scout':
      return ['area:steppe'];
    case 'settle':
      return [`tile:${action.tile}`, `space:${action.space}`];
    case 'recall':
      return [`area:${action.area}`, 'supply'];
    case 'append':
      return [`tile:${action.tile}`];
    case 'sort':
      return [`tile:${action.tile}`, `place:${action.place}`];
    case 'leave':
    case 'end':
      return [action.type];
  }
}

function fetched(space: number | undefined): readonly Part[] {
  return space === undefined ? [] : [`recall:${space}`];
}

/**
 * What one would touch first: dice and where they lead, an area for what is done from it. Who lies somewhere to be fetched,
 * what could be stolen and who could come back from an area would light up half of the table.
 */
export function leadsOf(action: Action): readonly Part[] {
  switch (action.type) {
    case 'stand':
    case 'lay':
    case 'occupy': {
      const { recall: _, ...placing } = action;
      return partsOf(placing);
    }
    case 'wish':
    case 'sell':
    case 'steal':
    case 'rouse':
    case 'oust':
    case 'settle':
    case 'sort':
      return partsOf(action).slice(0, 1);
    case 'recall':
      return [];
    case 'keep':
    case 'claim':
    case 'take':
    case 'raise':
    case 'scout':
    case 'append':
    case 'leave':
    case 'end':
      return partsOf(action);
  }
}

export function atomsFor(part: Part, { view }: Moment<ElGaucho>, _seat: Seat): readonly Atom[] {
  const [kind, name] = part.split(':');
  const { rodeo, turn } = view.open;
  if (kind === 'take') return diceShowing(Number(name), rodeo);
  if (kind !== 'die') return [part];
  const own = diceShowing(Number(name), turn.dice);
  return turn.wish === Number(name) ? [...own, wishedDie(turn.wish)] : own;
}

function diceShowing(face: Die, dice: readonly Die[]): readonly Atom[] {
  return dice.filter((die) => die === face).map((_, instance) => dieAtom(face, instance));
}

function dieAtom(face: Die, instance: number): Atom {
  return `die:${face}/${instance}`;
}

export function wishedDie(face: Die): Atom {
  return `die:${face}/w`;
}

/** Dice as they lie there, each with its atom: equal ones are counted. */
export function diceAtoms(dice: readonly Die[]): readonly { readonly face: Die; readonly atom: Atom }[] {
  return dice.map((face, index) => ({
    face,
    atom: dieAtom(face, dice.slice(0, index).filter((other) => other === face).length),
  }));
}
