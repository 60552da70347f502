import type { Viewer } from '@pampa/rules';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { Wire } from '../support/wire';

/** Up to here of what he heard, the match stood at this entry and he saw it from this seat. */
export interface Mark {
  readonly upTo: number;
  readonly seq: number;
  readonly viewer: Viewer;
  /** The match is over: what it was made of is public now. */
  readonly isOver: boolean;
}

/** Somebody at a table, all of whose bytes go through a wire of his own. */
export class Guest {
  readonly marks: Mark[] = [];
  /** What Colyseus knows his connections by. */
  readonly sessions: string[] = [];

  private static present: Guest[] = [];

  private constructor(
    readonly wire: Wire,
    readonly player: Player,
  ) {}

  /** However the evening ended. */
  static async allGo(): Promise<void> {
    await Promise.all(Guest.present.splice(0).map(({ wire }) => wire.close()));
  }

  static async named(name: string, serverUrl: string): Promise<Guest> {
    const wire = await Wire.to(serverUrl);
    const guest = new Guest(wire, new Player(wire.url, name));
    Guest.present.push(guest);
    return guest;
  }

  async join(code: string): Promise<void> {
    await this.player.join(code);
    this.noteSession();
  }

  noteSession(): void {
    const { sessionId, reconnectionToken } = this.player.room;
    this.sessions.push(sessionId, reconnectionToken.split(':')[1] ?? sessionId);
  }

  /** Breaks the line, and comes back. */
  async rejoin(code: string): Promise<void> {
    this.wire.cut();
    await this.player.until(() => this.player.closedWith !== null);
    await this.join(code);
    await this.player.until(() => this.player.table.match === null || this.player.view !== null);
  }

  /** When he has heard of this entry, and all that came with it. */
  async mark(seq: number): Promise<void> {
    const { player, wire, marks } = this;
    // The number is asked first because it costs nothing: a view is read out of the whole state.
    await player.until(() => player.room.state.table.seq === seq && player.view !== null);
    // Refused, but in its turn: whatever was on its way to him comes before the answer.
    await codeOf(player.request('vote', { proposal: 1_000_000, yes: false }));
    const isOver = player.table.status === 'over';
    marks.push({ upTo: wire.heard.length, seq, viewer: player.seat, isOver });
  }

  /** The answer to a request over HTTP, through his wire. */
  async ask(path: string, init: RequestInit = {}): Promise<string> {
    return (await fetch(`${this.wire.url}${path}`, init)).text();
  }
}
