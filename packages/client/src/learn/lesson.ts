import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { same } from '@pampa/rules';
import type { Action } from '@pampa/rules/el-gaucho';
import type { Showing } from '../play/showing';
import { beatsOf, type Beat, type ScenePlan } from './beats';
import { LessonSession } from './lesson-session';
import { LEARNER } from './script';

/** Between two of the rival's moves, so that they can be told apart where nothing moves. */
const BETWEEN_MOVES_MS = 350;

/**
 * A chapter while it is given: where one is in it, what is asked, and what becomes of a move. The wanted move is played; any
 * other is answered and leaves the table as it is.
 */
export class Lesson {
  readonly session: LessonSession;
  readonly beats: readonly Beat[];
  /** The last move was a good one, only not now. */
  readonly isAnswered = signal(false);
  /** Somebody wants to be shown what to touch. */
  readonly isShown = signal(false);
  /** The rival is moving. */
  readonly isWatching = signal(false);
  /** Whoever shows the moves; null where nothing moves. */
  showing: Showing | null = null;
  readonly #at;
  #run = 0;

  constructor(scenes: readonly ScenePlan[], learner: ReadonlySignal<string>, at: number) {
    this.beats = beatsOf(scenes);
    this.#at = signal(Math.max(0, Math.min(at, this.beats.length - 1)));
    const { script } = this.beat.peek();
    this.session = new LessonSession(script, learner, {
      tries: (action) => this.#tries(action),
      takesBack: () => this.back(),
    });
    this.goTo(this.#at.peek());
  }

  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  readonly beat = computed((): Beat => {
    const beat = this.beats[this.#at.value];
    if (beat === undefined) throw new Error(`a lesson has no beat ${this.#at.value}`);
    return beat;
  });

  /** What the script has the learner do here; null where nothing is asked. */
  readonly wanted = computed((): Action | null => {
    const { kind, script, from } = this.beat.value;
    return kind === 'ask' ? (script.moves[from]?.act ?? null) : null;
  });

  get isLast(): boolean {
    return this.#at.value === this.beats.length - 1;
  }

  /** False at the end of the chapter. */
  next(): boolean {
    const at = this.#at.peek() + 1;
    const [before, beat] = [this.beat.peek(), this.beats[at]];
    if (beat === undefined) return false;
    // Where the table is as the script has it, nothing is laid out anew.
    const goesOn = beat.script === before.script && this.session.moment.peek().seq === beat.from;
    this.#enter(at, goesOn ? null : beat);
    return true;
  }

  /** To the beat before; what the rival did is passed over, for it would be seen again at once. */
  back(): void {
    const at = this.#at.peek();
    const before = this.beats.findLastIndex(({ kind }, index) => index < at && kind !== 'watch');
    this.goTo(Math.max(0, before));
  }

  goTo(at: number): void {
    const beat = this.beats[at];
    if (beat !== undefined) this.#enter(at, beat);
  }

  /** Nothing goes on by itself any more. */
  leave(): void {
    this.#run++;
  }

  #enter(at: number, layOut: Beat | null): void {
    this.#run++;
    batch(() => {
      this.#at.value = at;
      this.isAnswered.value = false;
      this.isShown.value = false;
      this.isWatching.value = false;
      this.session.isResting.value = this.beat.peek().kind !== 'ask';
      if (layOut !== null) this.session.layOut(layOut.script, layOut.from);
    });
    if (this.beat.peek().kind === 'watch') void this.#watch(this.#run);
  }

  async #watch(run: number): Promise<void> {
    this.isWatching.value = true;
    const { script, from, to } = this.beat.peek();
    for (const move of script.moves.slice(from, to)) {
      await this.showing?.settled();
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MOVES_MS));
      // Somebody went elsewhere meanwhile.
      if (run !== this.#run) return;
      this.session.play(move);
    }
    await this.showing?.settled();
    if (run === this.#run) this.isWatching.value = false;
  }

  #tries(action: Action): void {
    const { orAny = [] } = this.beat.peek();
    const wanted = this.wanted.peek();
    if (wanted === null) return;
    if (!same(wanted, action) && !orAny.includes(action.type)) {
      this.isAnswered.value = true;
      return;
    }
    this.session.play({ seat: LEARNER, act: action });
    this.next();
  }
}
