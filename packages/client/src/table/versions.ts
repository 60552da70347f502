import { PROTOCOL_VERSION } from '@pampa/protocol';
import { GAMES } from '@pampa/rules';

/** What this page was built with; told in every join. Of each game the newest rules. */
export const VERSIONS: { readonly protocol: number; readonly rules: Readonly<Record<string, number>> } = {
  protocol: PROTOCOL_VERSION,
  rules: Object.fromEntries(
    [...GAMES].sort((a, b) => a.version - b.version).map(({ id, version }) => [id, version]),
  ),
};
