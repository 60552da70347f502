import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameTypes, Seat } from '@pampa/rules';
import type { Moment, SeenStep } from '../table/session';
import type { Pace, Scene } from './scene';

/** Whoever has this many steps before him does not want to see them all: the picture cuts to the truth. */
export const MOST_WAITING = 6;

/** The same for a step that has waited so long. What happened four seconds ago is history. */
export const LONGEST_WAIT_MS = 4000;

/** What waits hurries what is played: each step by so much, so that a quick table is rarely cut. */
const HURRY_PER_STEP = 0.5;

/** "Again" shows what the last one to act has done, up to so many steps. */
const MOST_AGAIN = 12;

export interface PlayerParts<T extends GameTypes> {
  readonly scene: Pick<Scene<T>, 'show' | 'play' | 'skip'>;
  /** How fast to play right now; 0 cuts. See `paceNow`. */
  readonly pace: () => Pace;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Where an error goes that a scene runs into; the picture then cuts to the truth. */
  readonly report: (error: unknown) => void;
}

interface Waiting<T extends GameTypes> {
  readonly step: SeenStep<T>;
  readonly since: number;
  /** It has been seen before, and somebody wants to see it again. */
  readonly isAgain: boolean;
}

/** How far the picture is while it is not at the truth. Whoever tells in words what happens does not run ahead of it. */
export interface Behind<T extends GameTypes = GameTypes> {
  /** The last entry of which anything is to be seen: it is being played, or is next. */
  readonly begun: number;
  /** So many of its events are to be seen by now. */
  readonly events: number;
  /** Whose step that is. */
  readonly seat: Seat;
  readonly before: Moment<T>;
  readonly after: Moment<T>;
}

/**
 * Stands between a session and a scene: steps come when they come, and the scene plays them one after the other. What
 * is shown in the end is always the truth; what lies between may be left out.
 */
export class StepPlayer<T extends GameTypes> {
  readonly #parts: PlayerParts<T>;
  readonly #hearers: (() => void)[] = [];
  readonly #canShowAgain = signal(false);
  readonly #isPlaying = signal(false);
  readonly #behind = signal<Behind<T> | null>(null);
  #waiting: Waiting<T>[] = [];
  /** What one would see without any animation. */
  #truth: Moment<T> | null = null;
  /** The entry whose outcome is shown, or will be when the present step is through. */
  #shownSeq: number | null = null;
  #playing: Waiting<T> | null = null;
  /** The steps of whoever acted last. */
  #last: SeenStep<T>[] = [];

  constructor(parts: PlayerParts<T>) {
    this.#parts = parts;
  }

  get canShowAgain(): ReadonlySignal<boolean> {
    return this.#canShowAgain;
  }

  /** Something moves, or is about to. */
  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** Null when what is shown is the truth, or has been seen before. */
  get behind(): ReadonlySignal<Behind<T> | null> {
    return this.#behind;
  }

  get isSettled(): boolean {
    return this.#playing === null && this.#waiting.length === 0;
  }

  /** A step of the session. */
  hear(step: SeenStep<T>): void {
    if (this.#truth !== null && step.seq <= this.#truth.seq) return;
    this.#truth = { seq: step.seq, view: step.after };
    this.#remember(step);
    this.#stopAgain();
    // At once, whatever is still being played: nothing is told of it in between.
    if (this.#behind.peek() === null) this.#behind.value = behindWith(step);
    this.#waiting.push({ step, since: this.#parts.now(), isAgain: false });
    if (this.#waiting.length > MOST_WAITING) this.cut();
    else if (this.#playing === null) void this.#playOn();
  }

  /**
   * What is true now. A moment that steps have led to, or are leading to, changes nothing; any other (one has just
   * come, or comes back) is shown at once.
   */
  follow(moment: Moment<T>): void {
    // The same entry may be seen anew: by whoever has just got a seat, with what that seat holds.
    if (moment.seq === this.#truth?.seq && moment.view === this.#truth.view) return;
    this.#truth = moment;
    this.#last = [];
    this.#canShowAgain.value = false;
    this.cut();
  }

  /** To the truth, whatever was on its way: the tab is hidden, somebody is in a hurry. */
  cut(): void {
    this.#waiting = [];
    this.#behind.value = null;
    if (this.#truth === null) return;
    // A scene ends a step with the picture after it, a moment later: `#playOn` then shows the truth once more.
    if (this.#playing !== null) this.#parts.scene.skip();
    this.#show(this.#truth);
  }

  /** Ends the step that is being played; what waits is played next. */
  skip(): void {
    if (this.#playing !== null) this.#parts.scene.skip();
  }

  /** Goes back to before the last move, plays it, and is where it was. */
  showAgain(): void {
    if (this.#last.length === 0 || !this.isSettled) return;
    const since = this.#parts.now();
    this.#waiting = this.#last.map((step) => ({ step, since, isAgain: true }));
    void this.#playOn();
  }

  /** Resolves when the truth is shown and nothing is on its way. */
  settled(): Promise<void> {
    if (this.isSettled) return Promise.resolve();
    return new Promise((resolve) => this.#hearers.push(resolve));
  }

  /** Nothing is heard or shown any more. */
  destroy(): void {
    this.#truth = null;
    this.#waiting = [];
    this.#behind.value = null;
    this.skip();
  }

  async #playOn(): Promise<void> {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      const { step } = next;
      this.#playing = next;
      this.#isPlaying.value = true;
      if (!next.isAgain) this.#behind.value = behindWith(step);
      if (this.#shownSeq !== step.seq - 1) this.#show({ seq: step.seq - 1, view: step.before });
      this.#shownSeq = step.seq;
      try {
        await this.#parts.scene.play(step, this.#paceOfNext(), (events) => this.#tell(step, events));
      } catch (error) {
        this.#parts.report(error);
        this.#shownSeq = null;
      }
      // Whatever was asked for meanwhile, the scene has ended with this step.
      if (this.#shownSeq !== null) this.#shownSeq = step.seq;
    }
    this.#playing = null;
    this.#isPlaying.value = false;
    this.#behind.value = null;
    if (this.#truth !== null && this.#shownSeq !== this.#truth.seq) this.#show(this.#truth);
    for (const hear of this.#hearers.splice(0)) hear();
  }

  #tell({ seq }: SeenStep<T>, events: number): void {
    const behind = this.#behind.peek();
    if (behind?.begun === seq) this.#behind.value = { ...behind, events };
  }

  /** What is worth playing; null when nothing is left, or everything is to be cut. */
  #next(): Waiting<T> | null {
    const next = this.#waiting.shift();
    if (next === undefined) return null;
    const isLate = !next.isAgain && this.#parts.now() - next.since > LONGEST_WAIT_MS;
    if (!isLate && this.#parts.pace() > 0) return next;
    this.#waiting = [];
    return null;
  }

  #paceOfNext(): Pace {
    const behind = this.#waiting.filter(({ isAgain }) => !isAgain).length;
    return this.#parts.pace() * (1 + behind * HURRY_PER_STEP);
  }

  #show(moment: Moment<T>): void {
    this.#parts.scene.show(moment);
    this.#shownSeq = moment.seq;
  }

  #remember(step: SeenStep<T>): void {
    // What was taken back is no move to show again, and neither is what was played before it.
    if (step.undo !== null) this.#last = [];
    else if (this.#last[0]?.seat === step.seat) this.#last = [...this.#last, step].slice(-MOST_AGAIN);
    else this.#last = [step];
    this.#canShowAgain.value = this.#last.length > 0;
  }

  /** News are more important than what one has seen before. */
  #stopAgain(): void {
    this.#waiting = this.#waiting.filter(({ isAgain }) => !isAgain);
    if (this.#playing?.isAgain === true) this.#parts.scene.skip();
  }
}

function behindWith<T extends GameTypes>({ seq, seat, before, after }: SeenStep<T>): Behind<T> {
  return {
    begun: seq,
    events: 0,
    seat,
    before: { seq: seq - 1, view: before },
    after: { seq, view: after },
  };
}
