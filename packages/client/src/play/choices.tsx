import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { Popover } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import { texts } from '../texts/say';
import type { Atom, Desk } from './desk';
import { unbroken } from './unbroken';
import { useNarrow } from './use-narrow';
import './choices.css';

export interface ChoicesProps {
  readonly desk: Desk;
  readonly client: GameClient;
  readonly players: readonly Sitting[];
  /** Where a thing is in the page, to stand beside it: `scene.where`. Without it: where the plain board has it. */
  readonly where?: ((atom: Atom) => DOMRect | null) | undefined;
}

/**
 * What is picked could mean several things: here they are in words. Beside the thing, or at the foot of a small screen. A
 * single one is offered by the bar: beside the thing it would cover what else can be touched.
 */
export function Choices(props: ChoicesProps): JSX.Element | null {
  const isNarrow = useNarrow();
  const { desk } = props;
  const { length } = desk.choices.value;
  if (length < 2) return null;
  const anchor = isNarrow || length > MOST_BESIDE ? null : anchorOf(props);
  const label = texts.value.page('play')('choose');
  if (anchor === null) {
    return (
      <Sheet label={label}>
        <List {...props} />
      </Sheet>
    );
  }
  // A touch of something else on the table means that, so nothing is put down by it; Escape is the bar's.
  return (
    <Popover label={label} at={anchor} onClose={stayOpen} class="choices-popover">
      <List {...props} />
    </Popover>
  );
}

/** On top of the play bar, where the thumb is. */
function Sheet({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="choices-sheet" role="dialog" aria-label={label}>
      {children}
    </div>
  );
}

function topOfBar(): number {
  return document.querySelector('.play-bar')?.getBoundingClientRect().top ?? window.innerHeight;
}

const stayOpen = (): void => undefined;

/** The thing it is about, if it is to be seen. */
function anchorOf({ desk, client, where = whereOnBoard }: ChoicesProps): DOMRect | null {
  const moment = desk.moment.value;
  if (moment === null) return null;
  for (const atom of client.anchors(desk.picked.value, moment)) {
    const box = where(atom);
    if (box !== null) return clearOfBar(box, desk.choices.value.length);
  }
  return null;
}

/** A longer list finds no place beside a thing that would not hide the bar, or half of the table. */
const MOST_BESIDE = 3;

/** With a text of two lines. */
const CHOICE_HEIGHT = 72;

/** Where the list would come to lie on the play bar, the thing is made to reach down to it: then the list stands above. */
function clearOfBar(box: DOMRect, choices: number): DOMRect {
  if (box.bottom + choices * CHOICE_HEIGHT + CHOICE_HEIGHT / 2 < topOfBar()) return box;
  return new DOMRect(box.x, box.y, box.width, window.innerHeight - box.y);
}

function whereOnBoard(atom: Atom): DOMRect | null {
  return document.querySelector(`[data-atom="${CSS.escape(atom)}"]`)?.getBoundingClientRect() ?? null;
}

function List({ desk, client, players }: ChoicesProps): JSX.Element | null {
  const list = useRef<HTMLUListElement>(null);
  useKeyboardFocus(list);
  const moment = desk.moment.value;
  const seat = desk.seat.value;
  if (moment === null || seat === null) return null;
  const names = players.map(({ name }) => name);
  return (
    <ul class="choices" ref={list}>
      {desk.choices.value.map((action) => (
        <li key={JSON.stringify(action)}>
          <button type="button" class="choice-button" onClick={() => desk.play(action)}>
            {unbroken(client.actionText(action, moment, seat, names))}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whoever plays by keyboard finds himself on the first choice, and afterwards where he was. */
function useKeyboardFocus(list: { readonly current: HTMLUListElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    if (before === null || !before.matches(':focus-visible')) return;
    list.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}
