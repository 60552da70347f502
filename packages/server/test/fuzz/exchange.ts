import { connect } from 'node:net';

/** Longer than a server may take to answer or to close; it gives up on slow senders later than this. */
const ANSWER_WITHIN_MS = 15_000;

export interface Exchange {
  readonly port: number;
  /** Sent one after the other. */
  readonly pieces: readonly Buffer[];
  /** Hangs up after so long, whether or not there is an answer. */
  readonly hangUpMs?: number;
  readonly localAddress?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** What came back over a plain connection: an answer, `closed` without one, or `silence`. */
export function exchange(of: Exchange): Promise<RawAnswer | 'closed' | 'silence' | 'left'> {
  return new Promise((resolve) => {
    let text = '';
    const { port, pieces, hangUpMs, localAddress } = of;
    const socket = connect({
      port,
      host: '127.0.0.1',
      ...(localAddress === undefined ? {} : { localAddress }),
    });
    const end = (how: RawAnswer | 'closed' | 'silence' | 'left'): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(how);
    };
    const patience = hangUpMs ?? ANSWER_WITHIN_MS;
    const timer = setTimeout(() => end(hangUpMs === undefined ? 'silence' : 'left'), patience);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const answer = complete(text);
      if (answer !== null) end(answer);
    });
    socket.on('error', () => end(answerIn(text) ?? 'closed'));
    socket.on('close', () => end(answerIn(text) ?? 'closed'));
    for (const piece of pieces) socket.write(piece);
  });
}

/** As soon as the announced length has come, or it is clear that there is no end to come. */
function complete(text: string): RawAnswer | null {
  const answer = answerIn(text);
  if (answer === null) return null;
  if (answer.status === 101 || /^content-type: text\/event-stream/im.test(answer.head)) return answer;
  const length = /^content-length: (\d+)/im.exec(answer.head)?.[1];
  if (length === undefined) return null;
  return answer.body.length >= Number(length) ? answer : null;
}

function answerIn(received: string): RawAnswer | null {
  // "Go on" is no answer yet.
  const text = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  const end = text.indexOf('\r\n\r\n');
  if (status === undefined || end < 0) return null;
  return { status: Number(status), head: text.slice(0, end), body: text.slice(end + 4) };
}
