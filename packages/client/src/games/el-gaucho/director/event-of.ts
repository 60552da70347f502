import type { ElGauchoEvent } from '@pampa/rules/el-gaucho';

export type EventOf<Type extends ElGauchoEvent['type']> = Extract<ElGauchoEvent, { readonly type: Type }>;
