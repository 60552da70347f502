import type { Viewer } from '@pampa/rules';
import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import type { PanelOwner } from '../../../tabletop/paint/player-panel';
import type { Letters } from '../art/ranch-art';
import type { TableLayout } from '../layout/table-layout';

/** What lies on the table now, for whom, and where. */
export interface DressedTable {
  readonly view: ElGauchoView;
  readonly viewer: Viewer;
  readonly layout: TableLayout;
  readonly owners: readonly PanelOwner[];
  readonly letters: Letters;
}
