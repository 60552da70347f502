import { commit, fromHex } from '@pampa/rules';

/** What is shown of a secret before it is opened. `secret` is in hex. */
export function commitmentOf(secret: string): string {
  return commit(fromHex(secret));
}
