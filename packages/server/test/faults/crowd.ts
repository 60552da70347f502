import { EMOTES, PRESETS } from '@pampa/protocol';
import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import type { Random } from '@pampa/rules';
import { oneOf, randomOf } from '../chaos/random';
import { Player, Refused, requestId } from '../support/player';
import { deal } from '../support/tables';

/** What became of everything that was asked: how often which answer. */
export type Answers = Map<string, number>;

export interface CrowdOptions {
  readonly url: string;
  readonly tables: number;
  /** How many things each of them does. */
  readonly deeds: number;
  readonly seed: number;
  /** Told of every answer, when it has come. */
  readonly answers: Answers;
}

/** Of so many things somebody does, one is a connection that breaks, a second device, or something that ends a match. */
const RARELY = 25;
/** Of so many, one who is not awaited tries another seat. */
const SELDOM = 6;
/** They have no seat, and take one where they can. */
const ONLOOKERS = 2;
/** Nobody waits for answers before he asks for the next thing, up to this many. */
const MOST_UNDER_WAY = 4;

/** People who do everything that a page can do, at once and without waiting for each other. */
export async function crowd({ url, tables, deeds, seed, answers }: CrowdOptions): Promise<void> {
  // Nobody begins before all are seated: a server that closes meanwhile would leave some waiting for their first tile.
  const seatings = await Promise.all(
    Array.from({ length: tables }, (_, table) => deal(url, 2 + (table % 3))),
  );
  const gatherings = seatings.map(async (seated, table) => {
    const onlookers = Array.from({ length: ONLOOKERS }, (__, index) => new Player(url, `Zoe ${index}`));
    const { code } = seated[0]!.table;
    const visitors = [...seated, ...onlookers].map(
      (player) => new Visitor(player, code, randomOf(seed, `${table} ${player.name}`), answers),
    );
    await Promise.all(visitors.map((visitor) => visitor.stay(deeds)));
  });
  await Promise.all(gatherings);
}

/** Nobody moves at a table that pauses. */
const PAUSES = ['pause', 'resume', 'resume', 'resume'] as const;

class Visitor {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private player: Player,
    private code: string,
    private readonly random: Random,
    private readonly answers: Answers,
  ) {}

  async stay(deeds: number): Promise<void> {
    for (let left = deeds; left > 0; left--) {
      if (!this.isThere) await this.counted('join', () => this.player.join(this.code));
      else if (this.random.int(RARELY) === 0) await this.doSomethingRare();
      else this.begin(() => this.doSomething());
      while (this.underWay.size >= MOST_UNDER_WAY) await Promise.race(this.underWay);
      // Whatever has arrived meanwhile is looked at.
      await new Promise(setImmediate);
    }
    await Promise.all(this.underWay);
    if (this.isThere) this.player.drop();
  }

  private get isThere(): boolean {
    return this.player.closedWith === null && this.player.isConnected;
  }

  private begin(deed: () => Promise<void>): void {
    const done: Promise<void> = deed().finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  private async counted(what: string, deed: () => Promise<unknown>): Promise<void> {
    const answer = await deed().then(
      () => 'done',
      (error: unknown) => (error instanceof Refused ? error.code : 'no connection'),
    );
    const key = `${what}: ${answer}`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
  }

  private ask<Name extends RoomRequestName>(name: Name, payload: RoomRequestInput<Name>): Promise<void> {
    return this.counted(name, () => this.player.request(name, payload));
  }

  private doSomething(): Promise<void> {
    const { status } = this.player.table;
    const deeds = [() => this.talk(), () => this.meddle()];
    if (status === 'lobby' || status === 'starting') deeds.push(() => this.prepare());
    if (status === 'playing')
      deeds.push(() => this.agree(), ...Array<() => Promise<void>>(6).fill(() => this.play()));
    if (status === 'over') deeds.push(() => this.goOn());
    return oneOf(this.random, deeds)();
  }

  private sitDown(seat: number | null): Promise<void> {
    const { token, name, commitment } = this.player;
    return this.ask('sit', { token, name, seat, colour: null, commitment });
  }

  private prepare(): Promise<void> {
    const { player, random } = this;
    const { commitment, seat } = player;
    if (seat === null) return this.sitDown(null);
    const deeds = [
      () => this.ask('ready', { ready: true }),
      () => this.ask('ready', { ready: true }),
      () => this.ask('start', {}),
      () => this.ask('start', {}),
      () => this.ask('add-bot', { seat: null }),
      () => this.ask('shuffle', {}),
      () => this.ask('remove-bot', { seat: random.int(4) }),
      () => this.ask('commit', { commitment }),
      () => this.ask('leave', {}),
    ];
    return oneOf(random, deeds)();
  }

  /** Sends some moves twice at once, some that are not allowed, and takes some back. */
  private async play(): Promise<void> {
    const { player, random } = this;
    const { view, seat, game, table } = player;
    if (view === null || seat === null || !game.asking(view.open).seats.includes(seat)) {
      return random.int(SELDOM) === 0 ? this.sitDown(random.int(4)) : undefined;
    }
    const legal = game.legal(view, seat);
    const action = random.int(4) === 0 ? oneOf(random, legal) : game.fallback(view, seat);
    const act = { id: requestId(), seq: table.seq, action: action as { type: string } };
    const target = table.seats[seat]?.undo?.own ?? null;
    switch (random.int(10)) {
      case 0:
        return target === null ? undefined : this.ask('undo', { id: requestId(), target });
      case 1:
        await Promise.all([this.ask('act', act), this.ask('act', act)]);
        return;
      case 2:
        return this.ask('act', { ...act, seq: Math.max(0, table.seq - 1) });
      default:
        return this.ask('act', act);
    }
  }

  private agree(): Promise<void> {
    const { player, random } = this;
    const { proposals, seats } = player.table;
    const open = proposals[0];
    if (open !== undefined) return this.ask('vote', { proposal: open.id, yes: random.int(2) === 0 });
    const target = seats[player.seat ?? -1]?.undo?.withConsent ?? null;
    if (target !== null && random.int(2) === 0) return this.ask('propose', { kind: 'undo', target });
    if (random.int(3) > 0) return this.ask('propose', { kind: oneOf(random, PAUSES) });
    return this.ask('propose', { kind: 'stand-in', seat: random.int(4) });
  }

  private talk(): Promise<void> {
    const { random, player } = this;
    const channel = player.seat === null ? 'gallery' : 'table';
    switch (random.int(4)) {
      case 0:
        return this.ask('say', { id: requestId(), channel, text: `á 🐄 ${random.int(100)}` });
      case 1:
        return this.ask('say', { id: requestId(), channel, preset: oneOf(random, PRESETS) });
      case 2:
        return this.ask('emote', { emote: oneOf(random, EMOTES) });
      default:
        return this.ask('listen', { gallery: random.int(2) === 0 });
    }
  }

  private meddle(): Promise<void> {
    const { random, player } = this;
    const { seats, watchers } = player.table;
    const who = oneOf(random, [...seats, ...watchers]).id || 'nobody';
    const deeds = [
      () => this.ask('look', { looking: random.int(2) === 0 }),
      () => this.ask('mute', { who, muted: random.int(2) === 0 }),
      () => this.ask('hush', { who, hushed: random.int(3) === 0 }),
      () => this.ask('nudge', { seat: random.int(4) }),
      () => this.ask('rename', { name: player.name }),
      () => this.ask('handoff', {}),
      () => this.ask('hand-over', { seat: random.int(4) }),
      () => this.ask('options', { table: { listed: random.int(2) === 0 } }),
      () => this.ask('claim', { token: player.token, seat: random.int(4) }),
      () => this.ask('webhook', { url: null }),
      () => this.ask('push', { subscription: null }),
    ];
    return oneOf(random, deeds)();
  }

  private async goOn(): Promise<void> {
    const { next } = this.player.table;
    if (next === null) return this.ask('rematch', {});
    this.code = next;
    this.player.drop();
  }

  private async doSomethingRare(): Promise<void> {
    const { player, random } = this;
    switch (random.int(5)) {
      case 0:
        player.drop();
        return;
      case 1:
        return this.counted('away', () => player.leave());
      case 2: {
        // The newest connection of a seat wins, with requests of the old one under way.
        const again = new Player(player.url, player.name, player.token);
        return this.counted('join', () => again.join(this.code).then(() => void (this.player = again)));
      }
      case 3:
        return random.int(4) === 0 ? this.ask('resign', {}) : this.ask('kick', { seat: random.int(4) });
      default:
        return this.ask('propose', { kind: 'end' });
    }
  }
}
