import { batch, computed, signal } from '@preact/signals';
import type { Emote, Welcome } from '@pampa/protocol';
import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import type { PublicTable } from '@pampa/protocol/state';
import type { Game, GameTypes, Header, MatchRecord, Seat } from '@pampa/rules';
import { hearHouseNotice } from '../../shell/house-notice';
import { newRequestId } from '../random';
import { Refused, Unreachable } from '../refused';
import { browserWitnesses, type WitnessesKept } from '../witness';
import type { Answer, Moment, Pending, SeatNews, SeenStep, TableSession, Unsubscribe } from '../session';
import { Chronicle } from './chronicle';
import { Contact, type Message } from './contact';
import type { Visitor } from './credentials';
import { deliver, isDone, type Errand } from './errand';
import { answerFairness, commitAnew, isCommittedElsewhere } from './fairness';
import { Feed, loggedStep, type Frame } from './feed';
import { finishedRecord } from './finished-record';
import { Listeners } from './listeners';
import { Talk } from './talk';
import { Witnessing } from './witnessing';

export interface SessionOptions extends Visitor {
  /** "Continue elsewhere": the code that brings a seat along from another device. */
  readonly handoff: string | null;
  /** Where is kept what was seen of matches; a browser has one place for all of them. */
  readonly witnesses?: WitnessesKept;
}

/** A table on the server. Begins to connect at once and comes back by itself, until it is closed. */
export class NetworkSession implements TableSession {
  readonly advise = null;
  readonly code: string;
  readonly can = { talk: true, agree: true, share: true, pass: false };
  readonly table = signal<PublicTable | null>(null);
  readonly you = signal<string | null>(null);
  readonly seat = signal<Seat | null>(null);
  readonly game = signal<Game<GameTypes> | null>(null);
  readonly header = signal<Header | null>(null);
  readonly moment = signal<Moment | null>(null);
  readonly pushKey = signal<string | null>(null);
  readonly seatNews = signal<SeatNews | null>(null);
  readonly pending = signal<Pending | null>(null);
  private readonly chronicle = new Chronicle();
  readonly log = this.chronicle.log;
  private readonly talk = new Talk(computed(() => this.seat.value !== null));
  readonly lines = this.talk.lines;
  readonly muted = this.talk.muted;
  readonly hearsGallery = this.talk.hearsGallery;

  private readonly contact: Contact;
  readonly connection: Contact['connection'];
  private readonly feed = new Feed();
  private readonly witnessing: Witnessing;
  /** Whether what happened before this connection has been asked for. */
  private isLogBegun = false;
  private isLearning = false;
  /** Of the server's clock, to the browser's. */
  private clockAhead = 0;
  private errand: Errand | null = null;
  private readonly steps = new Listeners<[SeenStep]>();
  private readonly emotes = new Listeners<[string, Emote]>();
  private readonly nudges = new Listeners<[string]>();
  private readonly rematches = new Listeners<[string]>();

  constructor(private readonly options: SessionOptions) {
    this.code = options.code;
    this.witnessing = new Witnessing(options.witnesses ?? browserWitnesses());
    this.contact = new Contact(options, options.handoff, {
      connecting: () => {
        this.feed.reconnected();
        this.isLogBegun = false;
      },
      heard: (message) => this.hear(message),
      ended: (why) => {
        this.chronicle.stop();
        if (why === 'kicked' || why === 'removed') options.seats?.change(options.code, { isSentAway: true });
      },
    });
    this.connection = this.contact.connection;
  }

  now(): number {
    return performance.now() + this.clockAhead;
  }

  onStep(hear: (step: SeenStep) => void): Unsubscribe {
    return this.steps.add(hear);
  }

  onEmote(hear: (from: string, emote: Emote) => void): Unsubscribe {
    return this.emotes.add(hear);
  }

  onNudge(hear: (from: string) => void): Unsubscribe {
    return this.nudges.add(hear);
  }

  onRematch(hear: (code: string) => void): Unsubscribe {
    return this.rematches.add(hear);
  }

  act(action: object): Promise<void> {
    const id = newRequestId();
    return this.send((seat, since) => {
      const payload = { id, seq: since, action: action as { type: string } };
      return { id, kind: 'act', action, payload, seat, since };
    });
  }

  undo(target: number): Promise<void> {
    const id = newRequestId();
    return this.send((seat, since) => ({
      ...{ id, kind: 'undo', action: null },
      ...{ payload: { id, target }, seat, since },
    }));
  }

  /** One at a time: what comes after it depends on what it brings. */
  private async send(errandFrom: (seat: Seat, since: number) => Errand): Promise<void> {
    const [moment, seat] = [this.moment.peek(), this.seat.peek()];
    if (moment === null || seat === null) throw new Refused(moment === null ? 'no-match' : 'not-seated');
    if (this.errand !== null) throw new Refused('too-fast');
    this.errand = errandFrom(seat, moment.seq);
    this.pending.value = this.errand;
    try {
      await deliver(this.errand, {
        line: () => this.contact.whenConnected(),
        wholeLog: () => this.chronicle.whole(),
      });
    } finally {
      this.errand = null;
      this.pending.value = null;
    }
  }

  async request<Name extends RoomRequestName>(
    name: Name,
    payload: RoomRequestInput<Name>,
  ): Promise<Answer<Name>> {
    const { line } = this.contact;
    if (line === null) throw new Unreachable('not connected');
    const answer = await line.request(name, payload);
    if (name === 'mute') this.talk.mute(payload as RoomRequestInput<'mute'>);
    if (name === 'listen') this.talk.listen(payload as RoomRequestInput<'listen'>, answer);
    return answer;
  }

  record(): Promise<MatchRecord | null> {
    const match = this.table.peek()?.match ?? null;
    return match === null ? Promise.resolve(null) : finishedRecord(match);
  }

  reconnect(): void {
    this.contact.tryNow();
  }

  close(): void {
    this.chronicle.stop();
    this.contact.end(new Unreachable('closed'));
  }

  private hear(event: Message): void {
    switch (event.name) {
      case 'welcome':
        return this.welcomed(event.message);
      case 'state':
        return this.show(this.feed.state(event.message.table, event.message.open));
      case 'match':
        this.header.value = event.message.header;
        this.witnessing.begin(event.message, this.options.seats?.of(this.code)?.secret ?? null);
        return this.show(this.feed.match(event.message.seq));
      case 'held':
        return this.show(this.feed.hold(event.message));
      case 'step':
        return batch(() => {
          this.witnessing.hear(event.message);
          this.chronicle.hear(loggedStep(event.message));
          this.show(this.feed.step(event.message));
        });
      case 'said':
        return this.talk.hear([event.message]);
      case 'emote':
        return this.emotes.tell(event.message.from, event.message.emote);
      case 'nudged':
        return this.nudges.tell(event.message.from);
      case 'fairness':
        return this.answerFairness(event.message.ask);
      case 'house':
        return hearHouseNotice(event.message, this.now());
      case 'rematch':
        return this.rematches.tell(event.message.code);
      case 'goodbye':
        // The socket's closing says the same, and comes also where this does not.
        return;
    }
  }

  private welcomed(welcome: Welcome): void {
    this.clockAhead = welcome.now - performance.now();
    hearHouseNotice(welcome.house, welcome.now);
    batch(() => {
      this.you.value = welcome.you;
      this.pushKey.value = welcome.pushKey;
      if (welcome.seatNews !== undefined) this.tellSeatNews(welcome.seatNews);
      this.talk.welcome(welcome);
      this.show(this.feed.welcome(welcome.you));
    });
  }

  /** The token of a claim opens nothing once the owner has the seat back. */
  private tellSeatNews(news: SeatNews): void {
    this.seatNews.value = news;
    if (news.what === 'taken-back') this.options.seats?.forget(this.code);
  }

  /** Everything that is true at a moment changes at once; then whoever likes to see how it came is told. */
  private show(frame: Frame | null): void {
    if (frame === null) return;
    const { table, seat, moment, step } = frame;
    batch(() => {
      this.table.value = table;
      this.seat.value = seat;
      this.moment.value = moment;
      if (table.match === null) this.header.value = null;
      if (step !== null && this.errand !== null && isDone(step, this.errand)) this.pending.value = null;
      this.beginLog(table, seat);
      if (table.status !== 'lobby') this.learnGame(table);
      if (this.contact.arrived()) this.arrived(table, seat);
      this.keepSeat(table, seat);
    });
    if (step !== null) this.steps.tell(step);
  }

  /** The rules come along when there is something to play: a lobby needs none. */
  private learnGame({ game, rules }: PublicTable): void {
    if (this.isLearning) return;
    this.isLearning = true;
    import('../../games/rules').then(
      ({ GAMES }) => {
        this.game.value = GAMES.find(({ id, version }) => id === game && version === rules) ?? null;
      },
      () => {
        // With the next change of the table it is tried again.
        this.isLearning = false;
      },
    );
  }

  private beginLog({ match, seq }: PublicTable, seat: Seat | null): void {
    if (match === null || this.isLogBegun) return;
    this.isLogBegun = true;
    const token = this.options.seats?.of(this.code)?.token ?? null;
    this.chronicle.begin(match, token, seat, seq);
  }

  private arrived(table: PublicTable, seat: Seat | null): void {
    if (this.talk.hearsGallery.peek()) void this.request('listen', { gallery: true }).catch(() => undefined);
    const { seats } = this.options;
    const kept = seats?.of(this.code) ?? null;
    const { line } = this.contact;
    if (seats === null || kept === null || line === null) return;
    // Somebody else has it, with the others' consent, or the host has given it away.
    if (seat === null) {
      if (kept.isClaim !== true) seats.forget(this.code);
    } else if (isCommittedElsewhere(table, seat, kept.secret)) void commitAnew(line, this.code, seats);
  }

  private keepSeat({ status, game, seats: places }: PublicTable, seat: Seat | null): void {
    const { seats } = this.options;
    const name = seat === null ? undefined : places[seat]?.name;
    const kept = seats?.of(this.code) ?? null;
    if (seats === null || name === undefined || kept === null) return;
    const isKnown = kept.status === status && kept.name === name && kept.game === game;
    if (isKnown && kept.isClaim !== true) return;
    seats.change(this.code, { status, name, game, seenAt: Date.now(), isClaim: false });
  }

  private answerFairness(ask: 'open' | 'commit'): void {
    const { anyLine } = this.contact;
    const { seats } = this.options;
    if (anyLine !== null && seats !== null) void answerFairness(anyLine, ask, this.code, seats);
  }
}
