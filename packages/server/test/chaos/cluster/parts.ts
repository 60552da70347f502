import { openPostgresStore } from '../../../src/store/postgres';
import type { Store } from '../../../src/store/store';
import { TestCluster } from '../../support/cluster';
import type { ServerProcess } from '../../support/server-process';
import { lastWords } from '../explain';
import type { How, Part } from './blows';

type StorePart = Exclude<Part, 'server'>;

/** The parts of a cluster, as somebody sees them who wants to hurt it. */
export class Parts {
  /** The servers that were killed or stopped by us. */
  private readonly ended = new Set<ServerProcess>();

  private constructor(private readonly cluster: TestCluster) {}

  static async start(processes: number): Promise<Parts> {
    const env = { SLEEP_SECONDS: '1', LOG_LEVEL: 'warn' };
    return new Parts(await TestCluster.start({ processes, env }));
  }

  get url(): string {
    return this.cluster.url;
  }

  startServer(index: number): Promise<void> {
    return this.cluster.startAgain(index);
  }

  /** Resolves when it is gone. One that was told to go must go in good order. */
  async endServer(index: number, how: Exclude<How, 'stall'>): Promise<void> {
    const server = this.cluster.server(index);
    this.ended.add(server);
    if (how === 'kill') return server.kill();
    server.signal('SIGTERM');
    await server.ended;
    if (server.exit === 0) return;
    throw new Error(['a server did not end as it should', ...lastWords(server)].join('\n'));
  }

  async killServers(): Promise<void> {
    await Promise.all(this.cluster.servers.map((_, index) => this.endServer(index, 'kill')));
  }

  killStore(part: StorePart): Promise<void> {
    return this.cluster[part].kill();
  }

  /** PostgreSQL has everything that it acknowledged; Redis nothing at all, as after a move to another machine. */
  async startStore(part: StorePart): Promise<void> {
    if (part === 'postgres') await this.cluster.postgres.startAgain();
    else await this.cluster.redis.startEmpty();
  }

  /** Returns what lets it go on. */
  stall(part: Part, index: number): () => void {
    if (part !== 'server') {
      const store = this.cluster[part];
      store.stall();
      return () => store.goOn();
    }
    const server = this.cluster.server(index);
    server.signal('SIGSTOP');
    return () => server.signal('SIGCONT');
  }

  /** Where a server should be and is not. */
  endedByItself(): string | null {
    const gone = this.cluster.servers.filter((server) => server.exit !== null && !this.ended.has(server));
    return gone.length === 0 ? null : `a server has ended by itself (${gone.map(({ exit }) => exit).join()})`;
  }

  /** What is stored now. */
  async read<A>(read: (store: Store) => Promise<A>): Promise<A> {
    const store = await openPostgresStore(this.cluster.databaseUrl);
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  }

  lastWords(): readonly string[] {
    return this.cluster.servers.flatMap((server, index) => [`process ${index + 1}:`, ...lastWords(server)]);
  }

  close(): Promise<void> {
    return this.cluster.close();
  }
}
