import { signal, type ReadonlySignal } from '@preact/signals';
import type { Advice, Review } from '@pampa/bots';
import type { MatchRecord } from '@pampa/rules';
import type { CoachAnswer, CoachRequest } from './coach-messages';

/** As much of a `Worker` as is needed here. */
export interface CoachWorker {
  postMessage(request: CoachRequest): void;
  terminate(): void;
  addEventListener(name: 'message', hear: (event: { readonly data: CoachAnswer }) => void): void;
  addEventListener(name: 'error', hear: () => void): void;
}

export interface AdviceAt {
  readonly seq: number;
  /** Null while he thinks, and where he has nothing to say (`isSilent`). */
  readonly advice: Advice | null;
  readonly isSilent: boolean;
}

/** The coach's end in the page: what he has found so far about one match that is over. */
export class CoachDesk {
  readonly #worker: CoachWorker;
  readonly #review = signal<Review | null>(null);
  readonly #progress = signal(0);
  readonly #advice = signal<AdviceAt | null>(null);
  readonly #isUnable = signal(false);

  constructor(record: MatchRecord, start: () => CoachWorker) {
    this.#worker = start();
    this.#worker.addEventListener('message', ({ data }) => this.#hear(data));
    this.#worker.addEventListener('error', () => (this.#isUnable.value = true));
    this.#worker.postMessage({ type: 'begin', record });
  }

  get review(): ReadonlySignal<Review | null> {
    return this.#review;
  }

  /** From 0 to 1. */
  get progress(): ReadonlySignal<number> {
    return this.#progress;
  }

  /** What was asked last. */
  get advice(): ReadonlySignal<AdviceAt | null> {
    return this.#advice;
  }

  get isUnable(): ReadonlySignal<boolean> {
    return this.#isUnable;
  }

  ask(seq: number): void {
    this.#advice.value = { seq, advice: null, isSilent: false };
    this.#worker.postMessage({ type: 'advise', seq });
  }

  close(): void {
    this.#worker.terminate();
  }

  #hear(answer: CoachAnswer): void {
    if (answer.type === 'unable') {
      this.#isUnable.value = true;
    } else if (answer.type === 'review') {
      this.#review.value = answer.review;
      this.#progress.value = answer.progress;
    } else if (answer.seq === this.#advice.peek()?.seq) {
      this.#advice.value = { seq: answer.seq, advice: answer.advice, isSilent: answer.advice === null };
    }
  }
}

/** With the bundler's help: the worker is a file of its own, fetched when somebody wants the coach. */
export function startCoachWorker(): CoachWorker {
  return new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
}
