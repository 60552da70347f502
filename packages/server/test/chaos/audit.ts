import { verify, type MatchRecord } from '@pampa/rules';
import type { Store, StoredTable } from '../../src/store/store';
import type { TableDocument } from '../../src/table/document';
import { gameOf } from '../../src/table/table';
import { recordFor } from '../../src/records/find-errand';
import { intentProblem, keyOf, replayed, sightProblems, strangers, type Replayed } from './audit-match';
import type { Ledger } from './ledger';

/** More than any table says before it is over. */
const ALL_LINES = 100_000;

/** Holds what clients were promised against what is stored. */
export class Auditor {
  /** Of the moves that were under way when the server was killed. */
  readonly doubts = { written: 0, notWritten: 0 };
  /** The matches that are over and whose records were found in order. */
  readonly verified = new Set<string>();
  /** Tables that are over and were found in order: nothing can happen to them any more. */
  private readonly inOrder = new Set<string>();

  constructor(private readonly ledger: Ledger) {}

  /** What is not as it was promised, a sentence each. With `all`, tables that were in order once are looked at again. */
  async audit(store: Store, { all = false } = {}): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const code of this.ledger.codes) {
      if (!all && this.inOrder.has(code) && this.ledger.sights.of(code).length === 0) continue;
      const found = await this.auditTable(store, code);
      problems.push(...found.map((problem) => `table ${code}${problem}`));
    }
    return problems;
  }

  /** Counts which of the moves under way were written after all. To be asked once after every kill. */
  async countDoubts(store: Store): Promise<void> {
    for (const intent of this.ledger.intents.all()) {
      if (!intent.isUnderWay) continue;
      intent.isUnderWay = false;
      const row = await store.findTable(intent.code);
      const requests = (row === null ? null : await store.loadTable(row.id))?.match?.requests ?? [];
      if (requests.includes(keyOf(intent))) this.doubts.written += 1;
      else this.doubts.notWritten += 1;
    }
  }

  private async auditTable(store: Store, code: string): Promise<readonly string[]> {
    const row = await store.findTable(code);
    const stored = row === null ? null : await store.loadTable(row.id);
    if (stored === null) return [' is gone'];
    const document = stored.document as TableDocument;
    const problems = await this.lineProblems(store, stored, code);
    const { match } = stored;
    if ((match?.id ?? null) !== document.match)
      problems.push(`: its document names match ${document.match ?? 'none'}`);
    if (match === null) return [...problems, ...this.problemsWithoutMatch(code)];
    const again = replayed(gameOf(document)!, match);
    if (typeof again === 'string') return [...problems, `, match ${match.id}: ${again}`];
    const ofMatch = this.matchProblems(again, code);
    if ((document.status === 'over') !== (match.end !== null)) ofMatch.push(`status ${document.status}`);
    else if (match.end !== null) ofMatch.push(...(await this.recordProblems(store, again)));
    this.ledger.sights.clear(code);
    const isSettled = this.ledger.intents.of(code).every(({ answer }) => answer !== null);
    if (match.end !== null && isSettled && ofMatch.length + problems.length === 0) this.inOrder.add(code);
    return [...problems, ...ofMatch.map((problem) => `, match ${match.id}: ${problem}`)];
  }

  private matchProblems(again: Replayed, code: string): string[] {
    const intents = this.ledger.intents.of(code);
    return [
      ...intents.flatMap((intent) => intentProblem(again, intent) ?? []),
      ...strangers(again, intents),
      ...this.ledger.sights.of(code).flatMap((sight) => sightProblems(again, sight)),
    ];
  }

  /** Whoever saw or made a move did so in a match that is not there. */
  private problemsWithoutMatch(code: string): readonly string[] {
    const seen = this.ledger.sights.of(code).find(({ match }) => match !== null);
    const moved = this.ledger.intents.of(code).find(({ answer }) => answer !== null && 'seq' in answer);
    return [
      ...(seen === undefined ? [] : [`: ${seen.name} saw match ${seen.match ?? ''}, and there is none`]),
      ...(moved === undefined ? [] : [`: ${keyOf(moved)} was acknowledged, and there is no match`]),
    ];
  }

  private async recordProblems(store: Store, { stored }: Replayed): Promise<readonly string[]> {
    const record = (await recordFor(store, stored.id, null)) as MatchRecord | null;
    if (record === null) return ['it has no record'];
    const { header } = record;
    const report = verify(gameOf(header)!, record);
    if (report.ok) this.verified.add(stored.id);
    return report.ok ? [] : [`its record does not verify: ${JSON.stringify(report.firstFailure)}`];
  }

  private async lineProblems(store: Store, stored: StoredTable, code: string): Promise<string[]> {
    const lines = await store.recentLines(stored.id, ALL_LINES);
    const problems: string[] = [];
    const isGapless = lines.every(({ id }, index) => id === index + 1) && lines.length === stored.lastLine;
    if (!isGapless) problems.push(`: its lines are not 1 to ${stored.lastLine}`);
    for (const { text, who, answer } of this.ledger.sayings.of(code)) {
      const found = lines.filter(({ said, from }) => 'text' in said && said.text === text && from === who);
      const isRight = answer === null ? found.length <= 1 : found.length === (answer === 'said' ? 1 : 0);
      if (!isRight)
        problems.push(`: "${text}" was ${answer ?? 'under way'} and is there ${found.length} times`);
    }
    return problems;
  }
}
