import type { PublicTable } from '@pampa/protocol/state';
import type { Game, GameTypes, Seat, View } from '@pampa/rules';

/** What the page puts on `window.pampa` for those who ask with `?probe` (`client/src/stage/probe.ts`). */
export interface Probe {
  where(atom: string): DOMRect | null;
  lit(): readonly string[];
  picked(): readonly string[];
  pointed(): readonly string[];
  atomsOf(action: object): readonly string[];
  choices(): readonly object[];
  settled(): Promise<void>;
  smallestFigures(): number;
  framesSpent(): readonly number[];
  readonly session: {
    readonly connection: Signal<{ readonly state: 'joining' | 'here' | 'lost' | 'closed' }>;
    readonly table: Signal<PublicTable | null>;
    readonly seat: Signal<Seat | null>;
    readonly game: Signal<Game<GameTypes> | null>;
    readonly moment: Signal<Moment | null>;
    readonly pending: Signal<object | null>;
    readonly log: Signal<readonly { readonly seq: number; readonly seat: Seat }[]>;
    act(action: object): Promise<void>;
  };
}

interface Signal<V> {
  readonly value: V;
}

export interface Moment {
  readonly seq: number;
  readonly view: View<GameTypes>;
}

declare global {
  interface Window {
    pampa?: Probe;
  }
}
