import { isRefusal, replayEntry, replayStart, type GameTypes, type Match } from '@pampa/rules';
import type { StoredMatch, StoredTable } from '../../src/store/store';
import type { TableDocument } from '../../src/table/document';
import { gameOf } from '../../src/table/table';
import type { Running } from '../support/running';

/** What the store has of a table, whatever a room or a client believes. */
export class Ledger {
  private last: Match<GameTypes> | null = null;

  constructor(
    private readonly server: Pick<Running, 'store'>,
    private readonly code: string,
  ) {}

  async table(): Promise<StoredTable> {
    const found = await this.server.store.findTable(this.code);
    const table = found === null ? null : await this.server.store.loadTable(found.id);
    if (table === null) throw new Error(`there is no table ${this.code}`);
    return table;
  }

  /** The match as its entries make it. */
  async match(): Promise<Match<GameTypes>> {
    return this.play(await this.storedMatch());
  }

  /** The match, and the table it is played at, of the same moment. */
  async both(): Promise<{ readonly match: Match<GameTypes>; readonly document: TableDocument }> {
    const { match, document } = await this.table();
    if (match === null) throw new Error(`no match is played at ${this.code}`);
    return { match: this.play(match), document: document as TableDocument };
  }

  /** What was played before is not played again. */
  private play(stored: StoredMatch): Match<GameTypes> {
    let match = this.last ?? begun(stored);
    for (const entry of stored.entries.slice(match.seq)) {
      const step = replayEntry(match, entry);
      if (isRefusal(step) || step.entry.link !== entry.link) throw new Error(`entry ${entry.seq} is wrong`);
      match = step.match;
    }
    this.last = match;
    return match;
  }

  /** How often there is an entry for this request of this person. */
  async times(person: string, id: string): Promise<number> {
    const { requests } = await this.storedMatch();
    return requests.filter((request) => request === `${person}:${id}`).length;
  }

  private async storedMatch(): Promise<StoredMatch> {
    const { match } = await this.table();
    if (match === null) throw new Error(`no match is played at ${this.code}`);
    return match;
  }
}

/** Before the first entry. */
export function begun({ header, secrets }: StoredMatch): Match<GameTypes> {
  const game = gameOf({ game: header.game, rules: header.rules });
  const start = game === null ? null : replayStart(game, { header, secrets }, { chained: true });
  if (start === null || isRefusal(start)) throw new Error('the match can not begin');
  return start;
}
