import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameTypes, Seat, View } from '@pampa/rules';
import type { Atom, Desk } from '../../play/desk';
import type { Sitting } from '../../stage/scene';

/** What every part of a DOM board is drawn from. */
export interface BoardSetting<T extends GameTypes = GameTypes> {
  readonly desk: Desk<T>;
  readonly view: View<T>;
  readonly open: T['open'];
  /** Null for spectators: they see the same without buttons. */
  readonly seat: Seat | null;
  readonly players: readonly Sitting[];
  /** What a lesson points at. */
  readonly pointed: ReadonlySet<Atom>;
  /** What a touch would do, or why it does nothing; empty until the page had time to find out. */
  readonly described: ReadonlyMap<Atom, string>;
}

const Context = createContext<unknown>(null);

export const BoardSettingProvider = Context.Provider;

/** A board draws one game alone, so its parts know the types; the context does not. */
export function useBoardSetting<T extends GameTypes>(): BoardSetting<T> {
  const setting = useContext(Context);
  if (setting === null) throw new Error('a part of a board is used outside of a board');
  return setting as BoardSetting<T>;
}

export function nameOf(players: readonly Sitting[], seat: Seat): string {
  return players[seat]?.name ?? '';
}
