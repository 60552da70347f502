import type { BotErrand } from '@pampa/bots';
import type { GameTypes } from '@pampa/rules';
import type { BotAnswer, BotQuestion } from './bot-messages';

/** What bots think with. Null where nothing came of it: then `fallback` plays. */
export interface BotMind {
  think(errand: BotErrand): Promise<GameTypes['action'] | null>;
  close(): void;
}

/** As much of a `Worker` as is needed here. */
export interface BotWorker {
  postMessage(question: BotQuestion): void;
  terminate(): void;
  addEventListener(name: 'message', hear: (event: { readonly data: BotAnswer }) => void): void;
  addEventListener(name: 'error', hear: (event: Event) => void): void;
}

/** A bot keeps to its time by itself. One that is still silent so long after it is not heard any more. */
const GRACE_MS = 3000;

/** In a worker that is started with the first question, and anew when it has failed. */
export class WorkerMind implements BotMind {
  #worker: BotWorker | null = null;
  #asked = 0;
  #answer: ((answer: BotAnswer | null) => void) | null = null;

  constructor(
    private readonly start: () => BotWorker,
    private readonly graceMs = GRACE_MS,
  ) {}

  async think(errand: BotErrand): Promise<GameTypes['action'] | null> {
    const id = ++this.#asked;
    const answer = new Promise<BotAnswer | null>((resolve) => (this.#answer = resolve));
    const timer = setTimeout(() => this.#fail(), errand.withinMs + this.graceMs);
    try {
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ id, errand });
    } catch (error) {
      console.error(error);
      this.#fail();
    }
    const given = await answer;
    clearTimeout(timer);
    return given?.id === id ? given.action : null;
  }

  close(): void {
    this.#fail();
  }

  #begin(): BotWorker {
    const worker = this.start();
    worker.addEventListener('message', ({ data }) => {
      // What comes after its time is an answer to nothing.
      if (data.id === this.#asked) this.#answer?.(data);
    });
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#fail();
    });
    return worker;
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answer?.(null);
  }
}
