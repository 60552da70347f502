import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import { useScrollEdges } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import { texts } from '../texts/say';
import type { Atom, Desk } from './desk';
import { currentList, type Folding } from './folding';
import { offersOf } from './offers';
import { unbroken } from './unbroken';
import { useNewness } from './use-newness';
import { usePlacedList } from './use-placed-list';
import './choices.css';

export interface ChoicesProps {
  readonly desk: Desk;
  readonly client: GameClient;
  readonly players: readonly Sitting[];
  /** Where a thing is in the page: `scene.where`. Without it: where the plain board has it. */
  readonly where?: ((atom: Atom) => DOMRect | null) | undefined;
}

/**
 * What is picked could mean several things: here they are in words, where they cover nothing that could be touched instead.
 * Where there is no such place the list is folded, and the bar opens it.
 */
export function Choices(props: ChoicesProps): JSX.Element | null {
  const { listed } = offersOf(props.desk, props.client.handling);
  if (listed.length === 0) return null;
  // Another list is another one to place, and to be careful with.
  return <ChoiceList key={JSON.stringify(listed)} {...props} listed={listed} />;
}

type Action = GameTypes['action'];

function ChoiceList({
  desk,
  client,
  players,
  where = whereOnBoard,
  listed,
}: ChoicesProps & { readonly listed: readonly Action[] }): JSX.Element | null {
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const folding = useSignal<Folding>('unplaced');
  const moment = desk.moment.value;
  const seat = desk.seat.value;
  useLayoutEffect(() => {
    currentList.value = folding;
    return () => {
      if (currentList.peek() === folding) currentList.value = null;
    };
  }, [folding]);
  usePlacedList(place, folding, { desk, client, where });
  useKeyboardFocus(list, folding.value);
  useScrollEdges(list);
  const isNew = useNewness(folding.value);
  if (moment === null || seat === null) return null;
  const names = players.map(({ name }) => name);
  return (
    <div
      ref={place}
      class={`choices-place choices-${folding.value}`}
      role="dialog"
      aria-label={texts.value.page('play')('choose')}
    >
      <ul class="choices scroll-edges" ref={list}>
        {listed.map((action) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              class={`choice-button choice-${desk.choices.value.indexOf(action)}`}
              onClick={() => {
                if (!isNew()) desk.play(action);
              }}
            >
              {unbroken(client.actionText(action, moment, seat, names))}
              <Hint action={action} among={listed} client={client} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HintProps {
  readonly action: Action;
  readonly among: readonly Action[];
  readonly client: GameClient;
}

/** Where things of different kinds are to be chosen from, what comes of each; the same line again and again would say nothing. */
function Hint({ action, among, client }: HintProps): JSX.Element | null {
  const outcome = client.outcomeText(action);
  const isSpecial = among.filter((other) => client.outcomeText(other) === outcome).length === 1;
  return outcome === null || !isSpecial ? null : <span class="choice-hint">{outcome}</span>;
}

function whereOnBoard(atom: Atom): DOMRect | null {
  const name = CSS.escape(atom);
  return (
    document.querySelector(`[data-atom="${name}"], [data-also="${name}"]`)?.getBoundingClientRect() ?? null
  );
}

/** Whoever plays by keyboard finds himself on the first choice, and afterwards where he was. */
function useKeyboardFocus(list: { readonly current: HTMLElement | null }, how: Folding): void {
  useEffect(() => {
    const before = document.activeElement;
    const isSeen = how === 'beside' || how === 'open';
    if (!isSeen || before === null || !before.matches(':focus-visible')) return;
    list.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [how, list]);
}
