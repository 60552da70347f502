import { batch, signal, type ReadonlySignal } from '@preact/signals';
import {
  act,
  beginRecording,
  isRefusal,
  recordStep,
  replayEntry,
  replayStart,
  refuse,
  undo,
  undoable,
  type ActCode,
  type Game,
  type GameTypes,
  type Hand,
  type Match,
  type Recording,
  type Refusal,
  type ReplayCode,
  type Seat,
  type Step,
  type UndoCode,
} from '@pampa/rules';
import { Listeners } from '../network/listeners';
import type { Unsubscribe } from '../session';
import type { SavedGame } from './saved-game';

type Keep = (saved: SavedGame) => void;
/** What an entry did, without its match. */
export type Played = Omit<Step<GameTypes>, 'match'>;

/** A match that runs in the page. As on the server, what was played is kept before it is shown. */
export class LocalMatch {
  readonly #recording;
  readonly #played;
  readonly #keep: Keep;
  readonly #steps = new Listeners<[Played]>();
  #saved: SavedGame;

  private constructor(
    /** What lay open before the first move. */
    readonly start: object,
    recording: Recording<GameTypes>,
    played: readonly Played[],
    saved: SavedGame,
    keep: Keep,
  ) {
    this.#recording = signal(recording);
    this.#played = signal(played);
    this.#saved = saved;
    this.#keep = keep;
  }

  /** Where it stood, with every link compared: to go on with another game than was shown would be worse than to stop. */
  static resume(game: Game<GameTypes>, saved: SavedGame, keep: Keep): LocalMatch | Refusal<ReplayCode> {
    const start = replayStart(game, saved, { chained: true });
    if (isRefusal(start)) return start;
    let recording = beginRecording(start);
    const played: Played[] = [];
    for (const entry of saved.entries) {
      const step = replayEntry(recording.match, entry);
      if (isRefusal(step)) return step;
      if (step.entry.link !== entry.link) return refuse('broken-chain', { entry: entry.seq });
      recording = recordStep(recording, step);
      played.push(playedOf(step));
    }
    return new LocalMatch(start.state.open, recording, played, saved, keep);
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  get recording(): Recording<GameTypes> {
    return this.#recording.value;
  }

  /** Whoever reads it in an effect is called again after the next step. */
  get match(): Match<GameTypes> {
    return this.#recording.value.match;
  }

  get played(): ReadonlySignal<readonly Played[]> {
    return this.#played;
  }

  /** Told when everything has changed already. */
  onStep(hear: (step: Played) => void): Unsubscribe {
    return this.#steps.add(hear);
  }

  /** `seq` is the entry that the actor had seen when choosing. */
  act(seat: Seat, action: object, seq: number, by: Hand): Refusal<ActCode> | null {
    return this.#take(act(this.#now, { seat, action, seq, at: this.#time(), by }));
  }

  /** `consent`: whoever else plays has no objection, or is a bot. */
  undo(seat: Seat, target: number, consent: boolean): Refusal<UndoCode> | null {
    return this.#take(undo(this.#now, { seat, target, at: this.#time(), by: 'person', consent }));
  }

  /** The entry that the seat could take back now. */
  canUndo(seat: Seat, consent: boolean): number | null {
    const { own, withConsent } = undoable(this.#now, seat);
    return own?.seq ?? (consent ? (withConsent?.seq ?? null) : null);
  }

  /** What is kept of the game beside its moves. */
  change(change: Partial<Pick<SavedGame, 'next' | 'savedAt'>>): void {
    const saved = { ...this.#saved, ...change };
    this.#keep(saved);
    this.#saved = saved;
  }

  get #now(): Match<GameTypes> {
    return this.#recording.peek().match;
  }

  #take<Code extends string>(step: Step<GameTypes> | Refusal<Code>): Refusal<Code> | null {
    if (isRefusal(step)) return step;
    const { match, entry } = step;
    const { open } = match.state;
    const saved: SavedGame = {
      ...this.#saved,
      entries: [...this.#saved.entries, entry],
      savedAt: Date.now(),
      progress: match.game.progress(open),
      result: match.game.result(open),
    };
    this.#keep(saved);
    this.#saved = saved;
    const played = playedOf(step);
    this.#show(step, played);
    return null;
  }

  #show(step: Step<GameTypes>, played: Played): void {
    const recording = recordStep(this.#recording.peek(), step);
    batch(() => {
      this.#played.value = [...this.#played.peek(), played];
      this.#recording.value = recording;
    });
    this.#steps.tell(played);
  }

  /** Somebody may set the clock back; a record's never goes. */
  #time(): number {
    return Math.max(Date.now(), this.#saved.entries.at(-1)?.at ?? this.#saved.header.startedAt);
  }
}

function playedOf({ entry, events, secret, reveals }: Step<GameTypes>): Played {
  return { entry, events, secret, reveals };
}
