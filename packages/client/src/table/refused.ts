import type { HouseCode, HouseRefusal } from '@pampa/protocol';

/** The server said no. `texts.house` has the sentence. */
export class Refused extends Error implements HouseRefusal {
  override readonly name = 'Refused';
  constructor(
    readonly code: HouseCode,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** Nobody answered: no connection, or none of ours. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
