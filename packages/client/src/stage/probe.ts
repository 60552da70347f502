import type { GameTypes } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import type { Atom, Desk } from '../play/desk';
import type { TableSession } from '../table/session';
import { frameSpent } from './frames';
import type { StepPlayer } from './step-player';
import type { Scene } from './scene';

/** What a test in a real browser may ask of the picture: where to tap, what is lit, whether it has come to rest. */
interface Probe {
  where(atom: Atom): DOMRect | null;
  lit(): readonly Atom[];
  picked(): readonly Atom[];
  /** What a lesson points at. */
  pointed(): readonly Atom[];
  /** Things to touch for an action that is legal now, one for each of its parts. */
  atomsOf(action: object): readonly Atom[];
  /** What is offered in words, in the order of the buttons. */
  choices(): readonly object[];
  settled(): Promise<void>;
  smallestFigures(): number;
  /** What moving took in each frame since this was last asked, in milliseconds. */
  framesSpent(): readonly number[];
  readonly session: TableSession;
}

declare global {
  interface Window {
    pampa?: Probe;
  }
}

/** A minute of them: nobody measures for longer without asking. */
const MOST_FRAMES = 3600;

export interface ProbeParts {
  readonly scene: Scene;
  readonly player: StepPlayer<GameTypes>;
  readonly session: TableSession;
  readonly desk: Desk;
  readonly client: GameClient;
  readonly pointed: () => readonly Atom[];
}

/** Puts it on `window.pampa`. Returns how to take it away again. */
export function exposeProbe({ scene, player, session, desk, client, pointed }: ProbeParts): () => void {
  const spent: number[] = [];
  frameSpent.hear = (ms) => {
    spent.push(ms);
    if (spent.length > MOST_FRAMES) spent.shift();
  };
  const probe: Probe = {
    where: (atom) => scene.where(atom),
    lit: () => [...desk.lit.value],
    picked: () => desk.picked.value,
    pointed,
    atomsOf: (action) => atomsOf(action as GameTypes['action'], desk, client),
    choices: () => desk.choices.value,
    settled: () => player.settled(),
    smallestFigures: () => scene.smallestFigures(),
    framesSpent: () => spent.splice(0),
    session,
  };
  window.pampa = probe;
  return () => {
    frameSpent.hear = null;
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
