import { setTimeout as pause } from 'node:timers/promises';
import { exchange } from '../fuzz/exchange';
import { NEWCOMER } from './addresses';
import type { Attack, Bar, Flood, Scheme } from './attack';
import type { FloodOrder } from './floods/order';
import { hireAttacker, IdleProcess } from './attacker';
import { HonestTable, type Sample } from './honest-table';
import { House } from './house';
import { usageOf, Watch } from './proc';
import { failuresOf, spreadOf, type Effect, type Row } from './row';

export interface Measure {
  readonly bar: Bar;
  /** Honest tables of two people. */
  readonly tables: number;
  readonly warmUpSeconds: number;
  /** Of each phase: quiet, control, attack, after. */
  readonly seconds: number;
  readonly hasControl: boolean;
  readonly scale: number;
}

/** Within this time after the attack, what is due counts for how soon the server is back. */
const BACK_WINDOW_MS = 1000;

export function runAttack(attack: Attack, measure: Measure): Promise<Row> {
  return attack.kind === 'flood' ? runFlood(attack, measure) : runScheme(attack, measure);
}

async function runScheme(attack: Scheme, { bar }: Measure): Promise<Row> {
  const house = await House.open(attack.env);
  try {
    const counts = await attack.run(house);
    return { attack, effect: null, counts, failures: failuresOf(attack, null, counts, bar) };
  } finally {
    await house.close();
  }
}

async function runFlood(attack: Flood, measure: Measure): Promise<Row> {
  const house = await House.open(attack.env);
  const tables = Array.from({ length: measure.tables }, () => new HonestTable(house.url));
  const bar = { ...measure.bar, ...attack.bar };
  try {
    await Promise.all(tables.map((table) => table.sitDown()));
    const playing = tables.map((table) => table.play());
    await pause(measure.warmUpSeconds * 1000);
    const { effect, counts } = await attackHouse(attack, measure, house, tables);
    for (const table of tables) table.stop();
    const complaints = tables.flatMap((table) => table.complaints);
    const dead = house.server.exit === null ? [] : [`the server ended: ${house.server.exit}`];
    await Promise.all(playing);
    return {
      attack,
      effect,
      counts,
      failures: [...failuresOf(attack, effect, counts, bar), ...dead, ...complaints],
    };
  } finally {
    for (const table of tables) table.stop();
    await house.close();
  }
}

async function attackHouse(
  attack: Flood,
  { seconds, hasControl, scale }: Measure,
  house: House,
  tables: readonly HonestTable[],
): Promise<{ effect: Effect; counts: Row['counts'] }> {
  const samples = (): readonly Sample[] => tables.flatMap((table) => table.samples);
  const order: FloodOrder = {
    port: house.port,
    serverPort: house.port,
    seconds: Math.max(seconds, attack.seconds ?? 0),
    scale,
    codes: tables.map(({ code }) => code),
    options: attack.options ?? {},
  };
  const quiet = await phase(() => pause(seconds * 1000));
  const control = hasControl ? await controlPhase(attack, order) : null;
  const attacker = await hireAttacker(attack, order);
  const before = usageOf(house.server.pid);
  const { logKb } = house;
  const watch = new Watch(house.server.pid);
  try {
    const during = await phase(() => attacker.flood());
    const backMs = await knock(house.port);
    const after = await phase(() => pause(seconds * 1000));
    const { top } = watch;
    for (const table of tables) table.countUnanswered();
    const all = samples();
    const lateActs = all.filter(({ due }) => due >= during.to && due < during.to + BACK_WINDOW_MS);
    const effect: Effect = {
      quiet: spreadOf(all, quiet.from, quiet.to),
      control: control === null ? null : spreadOf(all, control.from, control.to),
      during: spreadOf(all, during.from, during.to),
      after: spreadOf(all, during.to, after.to),
      memoryMb: top.memoryMb - before.memoryMb,
      fds: top.fds - before.fds,
      logKb: house.logKb - logKb,
      backMs: Math.max(backMs, ...lateActs.map(({ ms }) => ms)),
    };
    return { effect, counts: during.result };
  } finally {
    watch.stop();
    await attacker.end();
  }
}

interface Phase<A> {
  readonly from: number;
  readonly to: number;
  readonly result: A;
}

async function phase<A>(run: () => Promise<A>): Promise<Phase<A>> {
  const from = performance.now();
  const result = await run();
  return { from, to: performance.now(), result };
}

/** The same attacker, with the sink in the server's place. */
async function controlPhase(attack: Flood, order: FloodOrder): Promise<Phase<unknown>> {
  const sink = new IdleProcess('test/attack/sink-process.ts');
  try {
    const { port } = await sink.next();
    const attacker = await hireAttacker(attack, { ...order, port: Number(port) });
    try {
      return await phase(() => attacker.flood());
    } finally {
      await attacker.end();
    }
  } finally {
    await sink.end();
  }
}

/** How long a newcomer waits for a page, in ms. */
async function knock(port: number): Promise<number> {
  const request = Buffer.from('GET /t/BDFGH HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
  const begun = performance.now();
  await exchange({ port, pieces: [request], localAddress: NEWCOMER });
  return performance.now() - begun;
}
