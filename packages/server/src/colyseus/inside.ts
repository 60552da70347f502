import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any honest answer takes. Requests that are still being answered then are cut off when the store closes. */
const ANSWERED_WITHIN_MS = 5_000;

/**
 * The HTTP server that Colyseus is given. It opens no port: the door (`http/door.ts`) owns the port and hands requests on.
 *
 * Why: with a port of its own Colyseus waits for ever in `listen()` when the port is taken, and closes the port with
 * itself, while a restore needs the port to stay open from one house to the next.
 */
export class Inside extends Server {
  private readonly answering = new Set<ServerResponse>();

  override listen(...args: unknown[]): this {
    const listener = args.at(-1);
    if (typeof listener === 'function') this.once('listening', listener as () => void);
    process.nextTick(() => this.emit('listening'));
    return this;
  }

  let(request: IncomingMessage, response: ServerResponse): void {
    this.answering.add(response);
    response.once('close', () => this.answering.delete(response));
    this.emit('request', request, response);
  }

  /** Resolves when every request that was handed in has been answered. */
  async quiet(): Promise<void> {
    const answers = [...this.answering].map(
      (response) => new Promise((resolve) => response.once('close', resolve)),
    );
    await Promise.race([Promise.all(answers), pause(ANSWERED_WITHIN_MS, undefined, { ref: false })]);
  }
}
