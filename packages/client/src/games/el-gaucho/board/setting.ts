import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '@pampa/rules';
import type { ElGaucho, ElGauchoView, Open } from '@pampa/rules/el-gaucho';
import type { Atom, Desk } from '../../../play/desk';
import type { Sitting } from '../../../stage/scene';

/** What every part of the board is drawn from. */
export interface Setting {
  readonly desk: Desk<ElGaucho>;
  readonly view: ElGauchoView;
  readonly open: Open;
  /** Null for those who only watch: they see the same without buttons. */
  readonly seat: Seat | null;
  readonly players: readonly Sitting[];
  /** What a lesson points at. */
  readonly pointed: ReadonlySet<Atom>;
  /** What a touch would do, or why it does nothing; empty until there was time to find out. */
  readonly described: ReadonlyMap<Atom, string>;
}

const BoardSetting = createContext<Setting | null>(null);

export const SettingProvider = BoardSetting.Provider;

export function useSetting(): Setting {
  const setting = useContext(BoardSetting);
  if (setting === null) throw new Error('a part of the board stands outside of it');
  return setting;
}

export function nameOf(players: readonly Sitting[], seat: Seat): string {
  return players[seat]?.name ?? '';
}
