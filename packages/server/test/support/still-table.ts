import { createHash } from 'node:crypto';
import {
  isHouseRefusal,
  USUAL_BOT_LEVEL,
  type ChatLine,
  type HouseCode,
  type Notice,
  type TableOptions,
} from '@pampa/protocol';
import { commit, toHex, undoable, viewAt, type Match, type GameTypes } from '@pampa/rules';
import { dueAt, whatIsDue } from '../../src/room/due';
import type { Change } from '../../src/store/store';
import { cameBack, wentAway } from '../../src/table/absence';
import { winSeatBack } from '../../src/table/claims';
import { Answers } from '../../src/table/answers';
import type { SeatDocument, TableDocument } from '../../src/table/document';
import { addBot } from '../../src/table/hosting';
import { newestGame, openTable } from '../../src/table/open-table';
import { playAct, playForSeat, takeBack } from '../../src/table/play';
import { claim, propose, vote } from '../../src/table/proposals';
import { setReady, sit } from '../../src/table/seats';
import { settle } from '../../src/table/settle';
import { open, start } from '../../src/table/start';
import { awaited, type Circumstances, type Commanded, type Outcome, type Table } from '../../src/table/table';
import { hashToken } from '../../src/table/tokens';
import type { Visitor } from '../../src/table/visitor';
import { VERSIONS } from './player';

export const NOON = Date.UTC(2026, 0, 1, 12);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dario'] as const;

export interface StillTableFacts {
  readonly people: number;
  readonly bots?: number;
  readonly options?: Partial<TableOptions>;
  /** What all chance comes from. */
  readonly seed?: string;
}

/** An address and a browser that are nobody else's. */
export function homeOf(id: string): Visitor {
  return { address: `home of ${id}`, browser: `browser of ${id}` };
}

type Command = (table: Table, circumstances: Circumstances) => Commanded;

/** A table without a room: whatever is commanded is settled as a room would, at a time the test chooses. */
export class StillTable {
  now = NOON;
  /** How much of that is in doubt. */
  heldMs = 0;
  /** The ids of those who are there: `p1`, `p2` and so on, as they sat down. */
  readonly present = new Set<string>();
  /** Where somebody connects from, if not from a home of their own; a spectator is here only if named. */
  readonly visitors = new Map<string, Visitor>();
  readonly lines: ChatLine[] = [];
  /** What was last written. */
  change: Change | null = null;
  table: Table;
  private drawn = 0;

  /** In the lobby, everybody ready; seat 0 has the start player token. */
  constructor(private readonly facts: StillTableFacts) {
    const { people, bots = 0, options = {} } = facts;
    const document = openTable(
      {
        ...VERSIONS,
        game: 'el-gaucho',
        name: NAMES[0],
        token: this.token(0),
        colour: null,
        seed: null,
        commitment: commit(this.secret(0)),
        gameOptions: { startSeat: 0 },
        options,
      },
      { id: 'table-1', code: 'BCDFG', now: this.now, randomBytes: (length) => this.randomBytes(length) },
    );
    if (isHouseRefusal(document)) throw new Error(document.code);
    const game = newestGame('el-gaucho')!;
    this.table = {
      document,
      game,
      recording: null,
      answered: Answers.of([]),
      lastLine: 0,
      touchedAt: this.now,
    };
    this.present.add('p1');
    for (let seat = 1; seat < people; seat++) this.sitDown(seat);
    for (let bot = 0; bot < bots; bot++)
      this.did((table) => addBot(table, { seat: null, level: USUAL_BOT_LEVEL }));
  }

  /** The same, with the match begun. */
  static playing(facts: StillTableFacts): StillTable {
    const still = new StillTable(facts);
    still.did((table, circumstances) => start(table, circumstances));
    for (let seat = 0; seat < facts.people; seat++) {
      still.did((table, circumstances) =>
        open(table, still.id(seat), { secret: toHex(still.secret(seat)) }, circumstances),
      );
    }
    return still;
  }

  private sitDown(seat: number): void {
    const sitting = { name: NAMES[seat]!, seat: null, colour: null, commitment: commit(this.secret(seat)) };
    this.did((table, circumstances) =>
      sit(table, `w${seat}`, { token: this.token(seat), ...sitting }, circumstances),
    );
    this.present.add(`p${seat + 1}`);
    this.did((table) => setReady(table, `p${seat + 1}`, { ready: true }));
  }

  get document(): TableDocument {
    return this.table.document;
  }

  get match(): Match<GameTypes> {
    return this.table.recording!.match;
  }

  get awaited(): readonly number[] {
    return awaited(this.table);
  }

  seat(index: number): SeatDocument {
    return this.document.seats[index]!;
  }

  id(seat: number): string {
    return this.seat(seat).id;
  }

  /** What came of it, settled: its outcome, or the code it was refused with. */
  run(command: Command): Outcome | HouseCode {
    const circumstances = this.circumstances();
    const outcome = command(this.table, circumstances);
    if (isHouseRefusal(outcome)) return outcome.code;
    const settled = settle(this.table, outcome, circumstances);
    this.table = settled.table;
    this.lines.push(...settled.lines);
    this.change = settled.change;
    return outcome;
  }

  /** For what can't be refused. */
  did(command: Command): Outcome {
    const outcome = this.run(command);
    if (typeof outcome === 'string') throw new Error(outcome);
    return outcome;
  }

  pass(ms: number): this {
    this.now += ms;
    return this;
  }

  /** Does what has come due, as a room does by itself; tells how much that was. */
  doWhatIsDue(most = 500): number {
    for (let done = 0; done < most; done++) {
      const at = dueAt(this.table, this.circumstances());
      if (at === null || at > this.now) return done;
      this.did(whatIsDue);
    }
    throw new Error('something stays due whatever is done about it');
  }

  /** Time passes, and what comes due in it is done when it does. */
  live(ms: number): void {
    const end = this.now + ms;
    for (let at = dueAt(this.table, this.circumstances()); at !== null && at <= end;) {
      this.now = Math.max(this.now, at);
      this.doWhatIsDue();
      at = dueAt(this.table, this.circumstances());
    }
    this.now = end;
  }

  /** The person in this seat does what the fallback player would. */
  act(seat: number): Outcome | HouseCode {
    const action = this.table.game.fallback(viewAt(this.match, seat), seat);
    const id = `request-${this.match.seq}-${seat}`;
    return this.run((table, circumstances) =>
      playAct(table, this.id(seat), { id, seq: this.match.seq, action }, circumstances),
    );
  }

  /** Acts of whoever is awaited first, until something holds. */
  playUntil(isEnough: () => boolean): this {
    while (!isEnough() && this.awaited.length > 0) {
      const [seat = 0] = this.awaited;
      this.did((table, circumstances) => playForSeat(table, seat, 'person', circumstances));
    }
    return this;
  }

  /** Until a decision begins that one seat makes alone. */
  playToTurnOf(seat: number): this {
    return this.playUntil(() => this.phase === 'turn' && this.awaited.includes(seat) && !this.hasBegun);
  }

  get phase(): string {
    return (this.match.state.open as { phase: string }).phase;
  }

  get hasBegun(): boolean {
    return this.match.seq > this.match.decision.since;
  }

  undo(seat: number): Outcome | HouseCode {
    const target = undoable(this.match, seat).own?.seq ?? 0;
    const id = `undo-${this.match.seq}`.padEnd(8, '-');
    return this.run((table, circumstances) => takeBack(table, this.id(seat), { id, target }, circumstances));
  }

  propose(seat: number, request: Parameters<typeof propose>[2]): Outcome | HouseCode {
    return this.run((table, circumstances) => propose(table, this.id(seat), request, circumstances));
  }

  proposeUndo(seat: number): Outcome | HouseCode {
    return this.propose(seat, {
      kind: 'undo',
      target: undoable(this.match, seat).withConsent?.seq ?? 0,
    });
  }

  /** On the newest proposal. */
  vote(seat: number, yes = true): Outcome | HouseCode {
    const proposal = this.document.proposals.at(-1)?.id ?? 0;
    return this.run((table, circumstances) => vote(table, this.id(seat), { proposal, yes }, circumstances));
  }

  leave(seat: number): void {
    this.present.delete(this.id(seat));
    this.did((table, circumstances) => wentAway(table, this.id(seat), circumstances));
  }

  comeBack(seat: number): void {
    this.present.add(this.id(seat));
    this.did((table, circumstances) => cameBack(table, this.id(seat), circumstances));
  }

  /** Somebody in the gallery says that this seat is theirs; they come from a home of their own unless it is said. */
  claim(seat: number, who = 'w9', from: Visitor = homeOf(who)): Outcome | HouseCode {
    this.visitors.set(who, from);
    const token = this.token(Number(who.slice(1)));
    return this.run((table, circumstances) => claim(table, who, { token, seat }, circumstances));
  }

  /** The owner of a seat that was claimed comes with the old token. */
  winBack(token: string): Outcome {
    return this.did((table, circumstances) => winSeatBack(table, hashToken(token), circumstances));
  }

  /** How often the log has said so. */
  said(notice: Notice): number {
    return this.lines.filter(({ said }) => 'notice' in said && said.notice === notice).length;
  }

  token(seat: number): string {
    return `token-of-${seat}`.padEnd(22, 'A');
  }

  private secret(seat: number): Uint8Array {
    return createHash('sha256')
      .update(`${this.facts.seed ?? ''} secret ${seat}`)
      .digest();
  }

  circumstances(): Circumstances {
    return {
      now: this.now,
      sure: this.now - this.heldMs,
      at: Math.max(this.now, this.table.touchedAt),
      present: new Set(this.present),
      looking: new Set(this.present),
      visitors: new Map([...[...this.present].map((id) => [id, homeOf(id)] as const), ...this.visitors]),
      randomBytes: (length) => this.randomBytes(length),
    };
  }

  private randomBytes(length: number): Uint8Array {
    this.drawn += 1;
    return createHash('sha512')
      .update(`${this.facts.seed ?? ''} ${this.drawn}`)
      .digest()
      .subarray(0, length);
  }
}
