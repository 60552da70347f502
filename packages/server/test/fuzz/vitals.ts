import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../support/server-process';

export interface Vitals {
  /** Of the process, without what is only mapped from files: that the kernel takes and gives as it likes. */
  readonly memoryMb: number;
  readonly heapMb: number;
  /** Connections to tables, and sockets of any kind. */
  readonly clients: number;
  readonly sockets: number;
  readonly tables: number;
}

const MB = 1024 * 1024;

/** After this the server has thrown away what it does not need, and the kernel has taken back what it could. */
const COLLECTING_MS = 300;

/** What a server says about itself, after it has collected its garbage (collect-garbage.ts). */
export async function vitalsOf(server: ServerProcess): Promise<Vitals> {
  for (let round = 0; round < 2; round++) {
    server.signal('SIGUSR2');
    await pause(COLLECTING_MS);
  }
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const valueOf = (name: string): number => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? 0 : Number(line.slice(name.length + 1));
  };
  return {
    memoryMb: anonymousMb(server.pid) ?? valueOf('process_resident_memory_bytes') / MB,
    heapMb: valueOf('nodejs_heap_size_used_bytes') / MB,
    clients: valueOf('pampa_clients'),
    sockets: valueOf('nodejs_active_resources{type="TCPSocketWrap"}'),
    tables: valueOf('pampa_tables'),
  };
}

/** Where the kernel tells. */
function anonymousMb(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  const found = existsSync(file) ? /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) : null;
  return found === null ? null : Number(found[1]) / 1024;
}
