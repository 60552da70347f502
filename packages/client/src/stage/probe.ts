import type { GameTypes } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import type { Atom, Desk } from '../play/desk';
import type { TableSession } from '../table/session';
import type { Player } from './player';
import type { Scene } from './scene';

/** What a test in a real browser may ask of the picture: where to tap, what is lit, whether it has come to rest. */
interface Probe {
  where(atom: Atom): DOMRect | null;
  lit(): readonly Atom[];
  picked(): readonly Atom[];
  /** Things to touch for an action that is legal now, one for each of its parts. */
  atomsOf(action: object): readonly Atom[];
  /** What is offered in words, in the order of the buttons. */
  choices(): readonly object[];
  settled(): Promise<void>;
  smallestFigures(): number;
  readonly session: TableSession;
}

declare global {
  interface Window {
    pampa?: Probe;
  }
}

export interface ProbeParts {
  readonly scene: Scene;
  readonly player: Player<GameTypes>;
  readonly session: TableSession;
  readonly desk: Desk;
  readonly client: GameClient;
}

/** Puts it on `window.pampa`. Returns how to take it away again. */
export function exposeProbe({ scene, player, session, desk, client }: ProbeParts): () => void {
  const probe: Probe = {
    where: (atom) => scene.where(atom),
    lit: () => [...desk.lit.value],
    picked: () => desk.picked.value,
    atomsOf: (action) => atomsOf(action as GameTypes['action'], desk, client),
    choices: () => desk.choices.value,
    settled: () => player.settled(),
    smallestFigures: () => scene.smallestFigures(),
    session,
  };
  window.pampa = probe;
  return () => {
    if (window.pampa === probe) delete window.pampa;
  };
}

function atomsOf(action: GameTypes['action'], desk: Desk, { handling }: GameClient): readonly Atom[] {
  const moment = desk.moment.value;
  const seat = desk.seat.value;
  if (moment === null || seat === null) return [];
  const atoms: Atom[] = [];
  for (const part of handling.partsOf(action)) {
    const free = handling.atomsFor(part, moment, seat).find((atom) => !atoms.includes(atom));
    if (free !== undefined) atoms.push(free);
  }
  return atoms;
}
