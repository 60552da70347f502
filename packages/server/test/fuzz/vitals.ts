import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../support/server-process';

export interface Vitals {
  readonly rssMb: number;
  readonly heapMb: number;
  readonly heapTotalMb: number;
  readonly externalMb: number;
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
    rssMb: valueOf('process_resident_memory_bytes') / MB,
    heapMb: valueOf('nodejs_heap_size_used_bytes') / MB,
    heapTotalMb: valueOf('nodejs_heap_size_total_bytes') / MB,
    externalMb: valueOf('nodejs_external_memory_bytes') / MB,
    clients: valueOf('pampa_clients'),
    sockets: valueOf('nodejs_active_resources{type="TCPSocketWrap"}'),
    tables: valueOf('pampa_tables'),
  };
}
