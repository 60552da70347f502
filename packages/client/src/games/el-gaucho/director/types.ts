import type { SeenEvent } from '@pampa/rules';
import type { ElGaucho, ElGauchoEvent } from '@pampa/rules/el-gaucho';
import type * as animating from '../../../tabletop/direct/animator';
import type * as beats from '../../../tabletop/direct/beat';
import type * as kit from '../../../tabletop/scene-types';
import type { GauchoScene } from '../scene/scene-types';

/** The kit's types of direction, for El Gaucho's picture. */
export type Animator = animating.Animator<GauchoScene>;
export type Beat = beats.Beat<GauchoScene>;
export type Directed = beats.Directed<GauchoScene>;
export type Rename = beats.Rename<GauchoScene>;
export type Placements = kit.Placements<GauchoScene>;
export type { WayParts } from '../../../tabletop/direct/animator';

export type Seen = SeenEvent<ElGaucho>;
export type EventOf<Type extends ElGauchoEvent['type']> = Extract<ElGauchoEvent, { readonly type: Type }>;
