import { Session, type Profiler, type Runtime } from 'node:inspector';

const SHOWN = 25;
/** Microseconds between two samples: fine enough for functions that take 1 % of a second's work. */
const INTERVAL_US = 200;

/** Does the work under the CPU profiler and tells where its time went: alone, and with everything called. */
export async function profile(work: () => void): Promise<string> {
  const session = new Session();
  session.connect();
  try {
    await post(session, 'Profiler.enable');
    await post(session, 'Profiler.setSamplingInterval', { interval: INTERVAL_US });
    await post(session, 'Profiler.start');
    work();
    return tell(await stop(session));
  } finally {
    session.disconnect();
  }
}

function post(session: Session, method: string, params: object = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    session.post(method, params, (error) => (error === null ? resolve() : reject(error)));
  });
}

function stop(session: Session): Promise<Profiler.Profile> {
  return new Promise((resolve, reject) => {
    session.post('Profiler.stop', (error, { profile: taken }) =>
      error === null ? resolve(taken) : reject(error),
    );
  });
}

interface Shares {
  readonly self: Map<string, number>;
  readonly inclusive: Map<string, number>;
}

export function tell({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): string {
  const spent = new Map<number, number>();
  samples.forEach((id, index) => spent.set(id, (spent.get(id) ?? 0) + (timeDeltas[index] ?? 0)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shares: Shares = { self: new Map(), inclusive: new Map() };
  const called = new Set(nodes.flatMap(({ children = [] }) => children));
  for (const node of nodes) if (!called.has(node.id)) add(node, [], { spent, byId, shares });
  const total = [...spent.values()].reduce((sum, us) => sum + us, 0);
  return ['Self time', top(shares.self, total), '', 'With what it calls', top(shares.inclusive, total)].join(
    '\n',
  );
}

interface Walk {
  readonly spent: ReadonlyMap<number, number>;
  readonly byId: ReadonlyMap<number, Profiler.ProfileNode>;
  readonly shares: Shares;
}

/** A function that calls itself counts once: `callers` are the names above this one. */
function add(node: Profiler.ProfileNode, callers: readonly string[], walk: Walk): number {
  const name = nameOf(node.callFrame);
  const own = walk.spent.get(node.id) ?? 0;
  let all = own;
  for (const id of node.children ?? []) {
    const child = walk.byId.get(id);
    if (child !== undefined) all += add(child, [...callers, name], walk);
  }
  const { self, inclusive } = walk.shares;
  self.set(name, (self.get(name) ?? 0) + own);
  if (!callers.includes(name)) inclusive.set(name, (inclusive.get(name) ?? 0) + all);
  return all;
}

/** Function, file and line as they run; the folders above the package are nobody's business. */
function nameOf({ functionName, url, lineNumber }: Runtime.CallFrame): string {
  const name = functionName === '' ? '(anonymous)' : functionName;
  const file = url.split(/packages\/|node_modules\//).at(-1) ?? '';
  return file === '' ? name : `${name}  ${file}:${lineNumber + 1}`;
}

function top(shares: ReadonlyMap<string, number>, total: number): string {
  return [...shares]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, us]) => `${((us / total) * 100).toFixed(1).padStart(6)} %  ${name}`)
    .join('\n');
}
