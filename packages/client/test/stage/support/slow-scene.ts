import type { GameTypes, View } from '@pampa/rules';
import { StepPlayer } from '../../../src/stage/step-player';
import type { SeenStep } from '../../../src/table/session';

/** What is open is the number of the entry that led to it. */
interface Counting extends GameTypes {
  open: { readonly n: number };
}

export const viewOf = (n: number): View<Counting> => ({ open: { n }, held: null });

export function step(seq: number, parts: Partial<SeenStep<Counting>> = {}): SeenStep<Counting> {
  return {
    seq,
    seat: 0,
    at: 0,
    by: 'person',
    action: { type: 'go' },
    undo: null,
    consent: false,
    events: [],
    before: viewOf(seq - 1),
    after: viewOf(seq),
    ...parts,
  };
}

/** A scene that plays until it is told that time has passed. As the real one, it ends a step with its last picture. */
class SlowScene {
  readonly log: string[] = [];
  shown: number | null = null;
  fails = false;
  tell: (events: number) => void = () => undefined;
  #end: (() => void) | null = null;

  show({ view }: { view: { open: { n: number } } }): void {
    this.shown = view.open.n;
    this.log.push(`show ${view.open.n}`);
  }

  async play(
    { before, after }: SeenStep<Counting>,
    pace: number,
    tell: (events: number) => void,
  ): Promise<void> {
    this.tell = tell;
    expect(this.shown).toBe(before.open.n);
    this.log.push(`play ${after.open.n}${pace === 1 ? '' : ` at ${pace}`}`);
    if (this.fails) throw new Error('the scene is broken');
    await new Promise<void>((resolve) => (this.#end = resolve));
    this.shown = after.open.n;
  }

  skip(): void {
    this.log.push('skip');
    this.end();
  }

  end(): void {
    this.#end?.();
    this.#end = null;
  }
}

interface SlowTable {
  readonly scene: SlowScene;
  readonly clock: { now: number; pace: number };
  readonly errors: readonly unknown[];
  readonly player: StepPlayer<Counting>;
  /** What is being played is over after so long. */
  readonly lasts: (ms: number) => Promise<void>;
  readonly moments: () => Promise<void>;
}

export function table({ pace = 1 } = {}): SlowTable {
  const scene = new SlowScene();
  const clock = { now: 0, pace };
  const errors: unknown[] = [];
  const player = new StepPlayer<Counting>({
    scene,
    pace: () => clock.pace,
    now: () => clock.now,
    report: (error) => errors.push(error),
  });
  const moments = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  const lasts = async (ms: number): Promise<void> => {
    clock.now += ms;
    scene.end();
    await moments();
  };
  return { scene, clock, errors, player, lasts, moments };
}
