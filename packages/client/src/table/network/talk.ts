import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ChatLine, Welcome } from '@pampa/protocol';
import type { RoomRequestInput } from '@pampa/protocol/requests';

/** A page that stays open for days must not grow for ever. */
const MOST_LINES = 400;

/** What is said at a table, as far as somebody wants to hear it. */
export class Talk {
  private readonly heard = signal<readonly ChatLine[]>([]);
  readonly muted = signal<ReadonlySet<string>>(new Set());
  /** A player hears the gallery only if he asks; asked again on every new connection. */
  readonly hearsGallery = signal(false);
  readonly lines: ReadonlySignal<readonly ChatLine[]>;

  constructor(isSeated: ReadonlySignal<boolean>) {
    this.lines = computed(() => {
      const muted = this.muted.value;
      const withGallery = !isSeated.value || this.hearsGallery.value;
      return this.heard.value.filter(
        ({ from, channel }) => (from === null || !muted.has(from)) && (withGallery || channel === 'table'),
      );
    });
  }

  welcome({ lines, muted }: Welcome): void {
    this.muted.value = new Set(muted);
    this.hear(lines);
  }

  hear(lines: readonly ChatLine[]): void {
    const byId = new Map([...this.heard.peek(), ...lines].map((line) => [line.id, line]));
    this.heard.value = [...byId.values()].sort((a, b) => a.id - b.id).slice(-MOST_LINES);
  }

  mute({ who, muted }: RoomRequestInput<'mute'>): void {
    const others = new Set(this.muted.peek());
    if (muted) others.add(who);
    else others.delete(who);
    this.muted.value = others;
  }

  /** The answer brings what the gallery has said so far. */
  listen({ gallery }: RoomRequestInput<'listen'>, answer: object): void {
    batch(() => {
      this.hearsGallery.value = gallery;
      if ('lines' in answer) this.hear(answer.lines as readonly ChatLine[]);
    });
  }
}
