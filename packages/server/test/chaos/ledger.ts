import type { StepMessage } from '@pampa/protocol';
import { medianOf } from './quantiles';

export type Asked =
  | { readonly kind: 'act'; readonly seq: number; readonly action: object }
  | { readonly kind: 'undo'; readonly target: number };

/** A move that somebody wanted to make. It is sent again, with the same id, until there is an answer. */
export interface Intent {
  readonly code: string;
  /** The person's id at the table. */
  readonly who: string;
  readonly id: string;
  readonly asked: Asked;
  answer: { readonly seq: number } | { readonly refused: string } | null;
  /** Sent on a connection that still stands, or that broke before the answer came. */
  isUnderWay: boolean;
  /** How often. */
  sent: number;
}

/** A line of chat, with a text that nobody else says. It is never sent twice. */
export interface Saying {
  readonly code: string;
  readonly who: string;
  readonly text: string;
  answer: 'said' | 'refused' | null;
}

/** What somebody saw of a table at one moment, and what he has been told since he was asked last. */
export interface Sight {
  readonly name: string;
  readonly code: string;
  readonly match: string | null;
  readonly seat: number | null;
  readonly seq: number;
  readonly open: object | null;
  readonly heldSeq: number;
  readonly held: object | null;
  readonly told: readonly StepMessage[];
}

/** The requests after which it is worth killing a server. */
export type Sent = 'move' | 'start';

/** By the code of the table it is about. */
class ByTable<A extends { readonly code: string }> {
  private readonly lists = new Map<string, A[]>();

  push(item: A): void {
    const list = this.lists.get(item.code);
    if (list === undefined) this.lists.set(item.code, [item]);
    else list.push(item);
  }

  of(code: string): readonly A[] {
    return this.lists.get(code) ?? [];
  }

  all(): readonly A[] {
    return [...this.lists.values()].flat();
  }

  clear(code: string): void {
    this.lists.delete(code);
  }
}

/** Answers by which one tells how long a move takes now. */
const NEWEST = 100;

/** Everything that clients were promised, to be held against what the store has. */
export class Ledger {
  readonly codes = new Set<string>();
  readonly intents = new ByTable<Intent>();
  readonly sayings = new ByTable<Saying>();
  readonly sights = new ByTable<Sight>();
  /** How long every answered move took, resent ones left out. */
  readonly answeredInMs: number[] = [];
  /** What should never happen to anybody. */
  readonly complaints: string[] = [];
  /** Tables whose match somebody has seen to its end. */
  readonly finished = new Set<string>();
  /** How many moves were acknowledged. */
  acknowledged = 0;
  private readonly awaiting: { readonly what: Sent; readonly tell: () => void }[] = [];

  answered(intent: Intent, answer: NonNullable<Intent['answer']>): void {
    intent.answer = answer;
    intent.isUnderWay = false;
    if ('seq' in answer) this.acknowledged += 1;
  }

  /** What a move takes here and now; 0 if nobody knows yet. */
  get moveMs(): number {
    return medianOf(this.answeredInMs.slice(-NEWEST));
  }

  /** Tells whoever waits for it. */
  sent(what: Sent): void {
    for (const each of this.awaiting.splice(0)) {
      if (each.what === what) each.tell();
      else this.awaiting.push(each);
    }
  }

  /** Resolves when the next request of this kind has just been sent. */
  nextSent(what: Sent): Promise<void> {
    return new Promise((tell) => this.awaiting.push({ what, tell }));
  }
}
