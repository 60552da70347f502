import { randomBytes } from 'node:crypto';
import { SqliteError } from 'better-sqlite3';
import type { CreatedTable, HouseRefusal, SeatReservation, TableCard } from '@pampa/protocol';
import { USUAL_OPTIONS } from '@pampa/protocol';
import type { CreateTable, JoinTable } from '@pampa/protocol/requests';
import type { MatchRecord, RunningRecord } from '@pampa/rules';
import type { ReadRecord } from '../../src/records/record-reader';
import type { Tables } from '../../src/tables';

/** Tables that live in memory and never play: everything the HTTP side can see of real ones. */
export class MemoryTables implements Tables {
  readonly cards = new Map<string, TableCard>();
  readonly records = new Map<string, MatchRecord | RunningRecord>();
  readonly created: CreateTable[] = [];
  readonly joined: { readonly code: string; readonly request: JoinTable; readonly address: string }[] = [];
  /** Which token each record was asked for with. */
  readonly shownTokens: (string | null)[] = [];
  /** What the next question is answered with, instead. */
  failure: Error | null = null;
  refusal: HouseRefusal | null = null;
  lists = 0;
  /** How many codes were looked up. */
  lookups = 0;
  private held: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  open(code: string, game = 'el-gaucho'): void {
    this.cards.set(code, {
      code,
      game,
      status: 'lobby',
      seats: [],
      options: { ...USUAL_OPTIONS, listed: true },
      gameOptions: {},
      createdAt: 0,
      match: null,
      next: null,
    });
    this.changed();
  }

  /** From now on nobody is answered until what this returns is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.held = new Promise((resolve) => (release = resolve));
    return release;
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }

  async create(request: CreateTable): Promise<CreatedTable | HouseRefusal> {
    await this.asked();
    if (this.refusal !== null) return this.refusal;
    this.created.push(request);
    this.open('QXKTR', request.game);
    return { code: 'QXKTR' };
  }

  async join(code: string, request: JoinTable, address: string): Promise<SeatReservation | HouseRefusal> {
    await this.asked();
    if (this.refusal !== null) return this.refusal;
    if (!this.cards.has(code)) return { code: 'no-such-table' };
    this.joined.push({ code, request, address });
    const sessionId = randomBytes(6).toString('hex');
    return { name: 'table', sessionId, roomId: 'room', processId: 'process' };
  }

  async card(code: string): Promise<TableCard | null> {
    this.lookups += 1;
    await this.asked();
    return this.cards.get(code) ?? null;
  }

  async list(): Promise<readonly TableCard[]> {
    this.lists += 1;
    await this.asked();
    return [...this.cards.values()];
  }

  onListChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async record(match: string, token: string | null): Promise<ReadRecord> {
    await this.asked();
    this.shownTokens.push(token);
    const record = this.records.get(match);
    return record === undefined ? null : new TextEncoder().encode(JSON.stringify(record));
  }

  get listening(): number {
    return this.listeners.size;
  }

  private async asked(): Promise<void> {
    await this.held;
    if (this.failure !== null) throw this.failure;
  }
}

/** What the database says when the disk does not answer. */
export function storeFailure(): Error {
  return new SqliteError('disk I/O error', 'SQLITE_IOERR');
}
