import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { Popover } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import { texts } from '../texts/say';
import type { Atom, Desk } from './desk';
import { useNarrow } from './use-narrow';
import './choices.css';

export interface ChoicesProps {
  readonly desk: Desk;
  readonly client: GameClient;
  readonly players: readonly Sitting[];
  /** Where a thing is in the page, to stand beside it: `scene.where`. Without it: where the plain board has it. */
  readonly where?: ((atom: Atom) => DOMRect | null) | undefined;
}

/** What is picked could mean several things: here they are in words. Beside the thing, or at the foot of a small screen. */
export function Choices(props: ChoicesProps): JSX.Element | null {
  const isNarrow = useNarrow();
  const { desk, where = whereOnBoard } = props;
  if (desk.choices.value.length === 0) return null;
  const anchor = isNarrow ? null : anchorOf(desk, where);
  const label = texts.value.page('play')('choose');
  if (anchor === null) {
    return (
      <div class="choices-sheet" role="dialog" aria-label={label}>
        <List {...props} />
      </div>
    );
  }
  // A touch of something else on the table means that, so nothing is put down by it; Escape is the bar's.
  return (
    <Popover label={label} at={anchor} onClose={stayOpen} class="choices-popover">
      <List {...props} />
    </Popover>
  );
}

const stayOpen = (): void => undefined;

/** The thing it is about: what was touched last and is to be seen. */
function anchorOf(desk: Desk, where: (atom: Atom) => DOMRect | null): DOMRect | null {
  for (const atom of desk.picked.value.toReversed()) {
    const box = where(atom);
    if (box !== null) return clearOfBar(box, desk.choices.value.length);
  }
  return null;
}

const CHOICE_HEIGHT = 56;

/** Where the list would come to lie on the play bar, the thing is made to reach down to it: then the list stands above. */
function clearOfBar(box: DOMRect, choices: number): DOMRect {
  const bar = document.querySelector('.play-bar')?.getBoundingClientRect().top ?? window.innerHeight;
  if (box.bottom + choices * CHOICE_HEIGHT + CHOICE_HEIGHT / 2 < bar) return box;
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
            {client.actionText(action, moment, seat, names)}
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
