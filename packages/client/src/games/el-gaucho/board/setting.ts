import type { ElGaucho } from '@pampa/rules/el-gaucho';
import { useBoardSetting, type BoardSetting } from '../../../tabletop/dom/setting';

export const useSetting: () => BoardSetting<ElGaucho> = useBoardSetting<ElGaucho>;
