import { PROTOCOL_VERSION } from '@pampa/protocol';

/**
 * What this page was built with; told in every join. Of each game the newest rules: written down here, because asking
 * the rules themselves would bring them along to a lobby. A test compares.
 */
export const VERSIONS: { readonly protocol: number; readonly rules: Readonly<Record<string, number>> } = {
  protocol: PROTOCOL_VERSION,
  rules: { 'el-gaucho': 1 },
};
