import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HouseCode } from '@pampa/protocol';
import { AddressBuckets, addressKey, Counter, type BucketSize } from '../limits';
import type { Settings } from '../settings';
import { EarlyRefusals } from './early-refusals';
import { CUT_OFF_COST, MOST_PER_CONNECTION, MOST_UNANSWERED, PER_ADDRESS } from './front-limits';
import { isFromThisMachine } from './this-machine';
import { addressOf, type Trust } from './trust';

export interface RequestGateOptions {
  readonly settings: Pick<Settings, 'allowedOrigins' | 'publicUrl' | 'basePath' | 'limitFactor'>;
  readonly trust: Trust;
  readonly onRefusal: (code: HouseCode) => void;
}

interface Turn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly answer: RequestListener;
  readonly key: string;
  /** Null: it may be answered. */
  readonly refused: HouseCode | null;
}

/** Asked by machines. They have buckets of their own: what people ask for must not make a server look ill. */
const HEALTH_ROUTES = ['/healthz', '/readyz', '/metrics'];
const THIS_MACHINE = 'this machine';

/**
 * What every request passes before anything of it is looked at: requests are counted for their address, and those of one
 * connection are answered one after another. Node hands over all that a connection has sent, and went on working for
 * connections that were closed long ago.
 */
export class RequestGate {
  private readonly lines = new WeakMap<Socket, Turn[]>();
  private readonly unanswered = new Counter();
  private unansweredInAll = 0;
  private readonly requests: AddressBuckets;
  private readonly health: AddressBuckets;
  private readonly healthPaths: ReadonlySet<string>;
  private readonly refusals: EarlyRefusals;

  constructor(private readonly options: RequestGateOptions) {
    const { settings } = options;
    const scaled = ({ burst, perSecond }: BucketSize): AddressBuckets =>
      new AddressBuckets({
        burst: Math.max(1, burst * settings.limitFactor),
        perSecond: perSecond * settings.limitFactor,
      });
    this.requests = scaled(PER_ADDRESS.requests);
    this.health = scaled(PER_ADDRESS.health);
    this.healthPaths = new Set(HEALTH_ROUTES.map((route) => settings.basePath + route));
    this.refusals = new EarlyRefusals(settings);
  }

  /** Has it answered when its turn comes, or refused. */
  admit(request: IncomingMessage, response: ServerResponse, answer: RequestListener): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = this.lineOf(socket);
    const key = this.keyOf(request);
    if (line.length >= MOST_PER_CONNECTION) {
      this.cutOff(socket, key);
      return;
    }
    line.push({ request, response, answer, key, refused: this.take(request, key) ? null : 'too-fast' });
    if (line.length === 1) this.begin(line);
  }

  /** Whether a connection may ask to become a socket: not while answers are due, which would be written into it. */
  admitUpgrade(request: IncomingMessage): HouseCode | null {
    if (this.lineOf(request.socket).length > 0) return 'malformed';
    return this.take(request, this.keyOf(request)) ? null : 'too-fast';
  }

  private begin(line: Turn[]): void {
    const turn = line[0];
    // What waits of a connection that is gone is dropped with it.
    if (turn === undefined || turn.request.socket.destroyed) return;
    const { request, response, key } = turn;
    response.once('close', () => {
      line.shift();
      this.begin(line);
    });
    const code = turn.refused ?? this.whyFull(key);
    if (code !== null) {
      this.options.onRefusal(code);
      this.refusals.send(request, response, code);
      return;
    }
    const uncount = this.unanswered.add(key);
    this.unansweredInAll += 1;
    response.once('close', () => {
      uncount();
      this.unansweredInAll -= 1;
    });
    turn.answer(request, response);
  }

  private whyFull(key: string): HouseCode | null {
    const most = Math.max(1, PER_ADDRESS.unanswered * this.options.settings.limitFactor);
    if (this.unanswered.of(key) >= most) return 'too-fast';
    return this.unansweredInAll >= MOST_UNANSWERED ? 'server-full' : null;
  }

  private take(request: IncomingMessage, key: string): boolean {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!this.healthPaths.has(path)) return this.requests.take(key);
    return this.health.take(isFromThisMachine(request) ? THIS_MACHINE : key);
  }

  private cutOff(socket: Socket, key: string): void {
    this.requests.take(key, CUT_OFF_COST);
    this.options.onRefusal('too-fast');
    socket.destroy();
  }

  private keyOf(request: IncomingMessage): string {
    return addressKey(addressOf(request, this.options.trust));
  }

  private lineOf(socket: Socket): Turn[] {
    let line = this.lines.get(socket);
    if (line === undefined) {
      line = [];
      this.lines.set(socket, line);
    }
    return line;
  }
}
