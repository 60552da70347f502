import { EventEmitter } from 'node:events';
import { runErrand, type BotErrand } from '@pampa/bots';
import type { BotWorker } from '../../src/bots/messages';

/** A thread that is none: it answers when the test says so, with what a bot would have answered. */
export class Puppet extends EventEmitter implements BotWorker {
  /** Everything it was ever asked, as it would have crossed to another thread. */
  readonly asked: BotErrand[] = [];
  isDismissed = false;
  private answered = 0;

  constructor() {
    super();
    queueMicrotask(() => this.emit('message', 'ready'));
  }

  get isThinking(): boolean {
    return this.asked.length > this.answered;
  }

  postMessage(errand: BotErrand): void {
    this.asked.push(structuredClone(errand));
  }

  answer(): void {
    const errand = this.asked[this.answered];
    if (errand === undefined) throw new Error('nobody has asked');
    this.answered += 1;
    this.emit('message', { report: runErrand(errand, () => performance.now()) });
  }

  /** From now on at once, as far as anybody can tell. */
  answerAll(): void {
    if (this.isThinking) this.answer();
    this.postMessage = (errand) => {
      this.asked.push(structuredClone(errand));
      queueMicrotask(() => this.answer());
    };
  }

  terminate(): Promise<void> {
    this.isDismissed = true;
    this.emit('exit');
    return Promise.resolve();
  }
}
