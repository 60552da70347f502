import { signal, type ReadonlySignal } from '@preact/signals';
import { matchRecord } from '../api';
import { Refused } from '../refused';
import type { LoggedStep } from '../session';
import { isPassing } from './ending';
import { logOf, merged } from './log';

const TRY_AGAIN_MS = 2000;

/** All that has happened in a match: what came before one joined is fetched, what comes after is heard. */
export class Chronicle {
  private readonly steps = signal<readonly LoggedStep[]>([]);
  readonly log: ReadonlySignal<readonly LoggedStep[]> = this.steps;
  private heard: readonly LoggedStep[] = [];
  private fetched: readonly LoggedStep[] = [];
  private fetching: Promise<void> = Promise.resolve();
  /** What an older fetch brings is of no use any more. */
  private turn = 0;

  /** On every new connection: the match may even stand at an earlier entry than before. */
  begin(match: string, token: string | null, seat: number | null, seq: number): void {
    // What was heard so far stays known until the whole is fetched again.
    this.fetched = merged(this.steps.peek(), [], seq);
    this.heard = [];
    this.steps.value = this.fetched;
    this.fetching = this.fetch(match, token, seat, ++this.turn);
  }

  hear(step: LoggedStep): void {
    this.heard = [...this.heard, step];
    this.show(step.seq);
  }

  /** Resolves to the whole log once it is here; to what there is of it if the server does not give it away. */
  async whole(): Promise<readonly LoggedStep[]> {
    await this.fetching;
    return this.steps.peek();
  }

  stop(): void {
    this.turn++;
  }

  private show(seq: number): void {
    this.steps.value = merged(this.fetched, this.heard, seq);
  }

  private async fetch(match: string, token: string | null, seat: number | null, turn: number): Promise<void> {
    while (turn === this.turn) {
      try {
        const record = await matchRecord(match, token);
        if (turn !== this.turn) return;
        this.fetched = logOf(record, seat);
        this.show(Infinity);
        return;
      } catch (error) {
        if (error instanceof Refused && !isPassing(error.code)) return;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  }
}
