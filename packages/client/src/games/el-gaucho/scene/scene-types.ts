import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { SceneTypes } from '../../../tabletop/scene-types';
import type { OwnParticle } from '../art/particles';
import type { TableLayout } from '../layout/table-layout';
import type { Anchor } from './anchor';
import type { ActorKey, Look } from './pieces';
import type { InHand } from './touchables';

/** El Gaucho's picture. */
export interface GauchoScene extends SceneTypes {
  readonly game: ElGaucho;
  readonly key: ActorKey;
  readonly look: Look;
  readonly layout: TableLayout;
  readonly laidOut: InHand;
  readonly anchor: Anchor;
  readonly particle: OwnParticle;
  readonly bannerArea: 'pampa' | 'board';
}
