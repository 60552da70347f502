import type { Profiler } from 'node:inspector';
import { WebSocket } from 'ws';
import type { ServerProcess } from './server-process';

/** Node says on its standard error where its inspector can be reached. */
export const INSPECTED = ['--inspect=127.0.0.1:0'];
const ADDRESS = /ws:\/\/127\.0\.0\.1:\d+\/\S+/;

/** Microseconds between two samples: fine enough for what takes 1 % of some seconds, and hardly a burden. */
const INTERVAL_US = 500;

/** Looks into a server that was started with `INSPECTED`, while `work` goes on. */
export async function profileOf(
  server: ServerProcess,
  work: () => Promise<unknown>,
): Promise<Profiler.Profile> {
  const [address] = ADDRESS.exec(server.complaints()) ?? [];
  if (address === undefined) throw new Error('This server was not started for inspection');
  const inspector = await Inspector.connect(address);
  await inspector.ask('Profiler.enable');
  await inspector.ask('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  await inspector.ask('Profiler.start');
  await work();
  const { profile } = (await inspector.ask('Profiler.stop')) as Profiler.StopReturnType;
  inspector.close();
  return profile;
}

interface Answer {
  readonly id?: number;
  readonly result?: object;
  readonly error?: { readonly message: string };
}

class Inspector {
  private asked = 0;
  private readonly pending = new Map<number, (answer: Answer) => void>();

  private constructor(private readonly web: WebSocket) {
    web.on('message', (data) => {
      const answer = JSON.parse((data as Buffer).toString()) as Answer;
      if (answer.id !== undefined) this.pending.get(answer.id)?.(answer);
    });
  }

  static connect(address: string): Promise<Inspector> {
    const web = new WebSocket(address, { perMessageDeflate: false });
    return new Promise((resolve, reject) => {
      web.once('error', reject);
      web.once('open', () => resolve(new Inspector(web)));
    });
  }

  ask(method: string, params: object = {}): Promise<object> {
    const id = ++this.asked;
    this.web.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) =>
      this.pending.set(id, ({ result, error }) => {
        this.pending.delete(id);
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(error.message));
      }),
    );
  }

  close(): void {
    this.web.close();
  }
}
