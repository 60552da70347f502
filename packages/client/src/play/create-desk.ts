import { batch, computed, effect, signal } from '@preact/signals';
import { same, type GameTypes } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import type { Moment, TableSession } from '../table/session';
import type { Atom, Desk } from './desk';
import { explanationOf } from './explaining';
import { meaningOf } from './meaning';
import { litWith, NOTHING_TO_READ, readingOf, type Reading } from './reading';
import { refusalSentence } from './refusal-sentence';
import { touched, type Roles } from './touching';

/**
 * After somebody else's move things mean something new. A finger that was already on its way meant the old, so for this
 * long nothing is lit and nothing can be touched: about the time between seeing and touching.
 */
const REACTION_MS = 250;

/** Two touches of the same thing within this time are one: a double tap must not pick and put down, or act twice. */
const DOUBLE_TAP_MS = 300;

/** Time, so that tests can make it pass. */
export interface Clock {
  now(): number;
  after(ms: number, then: () => void): () => void;
}

const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const NO_ATOMS: ReadonlySet<Atom> = new Set();

export function createDesk<T extends GameTypes>(
  session: TableSession,
  client: GameClient<T>,
  clock: Clock = PAGE_CLOCK,
): Desk<T> {
  type Action = T['action'];
  const { handling } = client;
  const { seat } = session;
  // The session is written for any game; that this is the client's own is for whoever puts them together to see to.
  const moment = computed(() => session.moment.value as Moment<T> | null);
  const game = computed(() => session.game.value);

  /** The match is paused, or a bot decides here. */
  const isOutOfHand = computed(() => {
    const table = session.table.value;
    const own = table?.seats[seat.value ?? -1];
    return table?.paused === true || own?.resigned === true || own?.standIn === true;
  });
  const legal = computed<readonly Action[]>(() => {
    const now = moment.value;
    if (game.value === null || now === null || seat.value === null || isOutOfHand.value) return [];
    return game.value.legal(now.view, seat.value);
  });
  const isSending = signal(false);
  const isAwaited = computed(
    () => legal.value.length > 0 && session.pending.value === null && !isSending.value,
  );
  const reading = computed<Reading<Action>>(() => {
    const now = moment.value;
    if (now === null || seat.value === null || legal.value.length === 0) return NOTHING_TO_READ;
    return readingOf(legal.value, handling, now, seat.value);
  });
  /** Legal actions as one text: as long as it stays the same, the seat is asked the same. */
  const question = computed(() => JSON.stringify(legal.value));

  const picked = signal<readonly Atom[]>([]);
  const complaint = signal<string | null>(null);
  const isSettling = signal(false);
  const isOpen = computed(() => isAwaited.value && !isSettling.value);
  let lastTouch: { readonly atom: Atom; readonly at: number } | null = null;

  const wording = {
    isMeans: (atom: Atom): boolean => roleOf(atom) === 'means',
    isOffered: (action: Action): boolean => handling.isOffered(action),
    isPointless: (action: Action): boolean => handling.isPointless(action),
  };
  const roles: Roles = { roleOf, otherwise: (atom) => handling.otherwise(atom) };
  function roleOf(atom: Atom): ReturnType<Roles['roleOf']> {
    const now = moment.peek();
    return now === null ? 'target' : handling.roleOf(atom, now);
  }

  const meaning = computed(() => meaningOf(reading.value, isOpen.value ? picked.value : [], wording));
  const ready = computed(() => meaning.value.ready ?? meaning.value.exact);

  const stopWatching = watchQuestion();

  /** What was picked for one question is no answer to another. */
  function watchQuestion(): () => void {
    let asked: string | null = null;
    let cancel: (() => void) | null = null;
    const stop = effect(() => {
      const now = question.value;
      if (now === asked) return;
      const isFirst = asked === null;
      asked = now;
      batch(() => {
        picked.value = [];
        complaint.value = null;
      });
      if (isFirst || isOwnDoing()) return;
      cancel?.();
      isSettling.value = true;
      cancel = clock.after(REACTION_MS, () => {
        isSettling.value = false;
      });
    });
    return () => {
      cancel?.();
      stop();
    };
  }

  function isOwnDoing(): boolean {
    return session.log.peek().at(-1)?.seat === seat.peek();
  }

  function touch(atom: Atom): void {
    const at = clock.now();
    const isDouble = lastTouch?.atom === atom && at - lastTouch.at < DOUBLE_TAP_MS;
    if (session.pending.peek() !== null || isSending.peek() || isSettling.peek() || isDouble) return;
    lastTouch = { atom, at };
    const next = isOpen.peek() ? touched(reading.peek(), picked.peek(), atom, roles) : null;
    if (next === null) {
      complaint.value = whyNot(atom);
      return;
    }
    batch(() => {
      complaint.value = null;
      picked.value = next.picked;
    });
    const { exact } = meaning.peek();
    if (exact !== null && !next.gaveWay && !wantsConfirm(exact)) play(exact);
  }

  function touchableNow(): ReadonlySet<Atom> {
    const atoms = [...reading.value.partOf.keys()];
    return new Set(
      atoms.filter(
        (atom) => touched(reading.value, picked.value, atom, roles)?.picked.includes(atom) === true,
      ),
    );
  }

  function wantsConfirm(action: Action): boolean {
    const now = moment.peek();
    if (now === null || seat.peek() === null) return true;
    // Where nothing can be taken back, nothing is done by the way.
    if (session.table.peek()?.options.undo === 'off') return true;
    return handling.wantsConfirm(action, now, seat.peek() ?? 0);
  }

  function play(action: Action): void {
    // Only ever what the rules list, and never while something is on its way.
    if (!isOpen.peek() || !legal.peek().some((other) => same(other, action))) return;
    batch(() => {
      picked.value = [];
      complaint.value = null;
      isSending.value = true;
    });
    void send(action);
  }

  async function send(action: Action): Promise<void> {
    try {
      await session.act(action);
    } catch (error) {
      complaint.value = refusalSentence(error, client.id);
    } finally {
      isSending.value = false;
    }
  }

  function whyNot(atom: Atom): string | null {
    return explanationOf({ session, client, reading: reading.peek(), picked: picked.peek() }, atom).whyNot;
  }

  function putDown(): void {
    batch(() => {
      picked.value = [];
      complaint.value = null;
    });
  }

  return {
    seat,
    moment,
    isAwaited,
    legal,
    picked,
    lit: computed(() => (isOpen.value ? litWith(reading.value, picked.value) : NO_ATOMS)),
    touchable: computed(() => (isOpen.value ? touchableNow() : NO_ATOMS)),
    choices: computed(() => meaning.value.choices),
    ready,
    pending: computed(() => {
      const pending = session.pending.value;
      return pending?.kind === 'act' ? (pending.action as Action | null) : null;
    }),
    complaint,
    touch,
    putDown,
    play,
    confirm: () => {
      const action = ready.peek();
      if (action !== null) play(action);
    },
    explain: (atom) => explanationOf({ session, client, reading: reading.value, picked: picked.value }, atom),
    dispose: stopWatching,
  };
}
