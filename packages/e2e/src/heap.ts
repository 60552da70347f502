import type { Visitor } from './visitor';

/** As V8 writes it, as far as we read it. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
      readonly edge_fields: readonly string[];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/**
 * Which of these numbers stand anywhere in the page's memory: in an object, an array, a closure, or as a text. Numbers
 * in the page's own code don't count.
 */
export async function numbersInMemory(
  visitor: Visitor,
  wanted: readonly number[],
): Promise<readonly number[]> {
  const graph = new Graph(await snapshotOf(visitor));
  return wanted.filter((number) => graph.holds(number));
}

async function snapshotOf({ context, page }: Visitor): Promise<Snapshot> {
  const session = await context.newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { captureNumericValue: true });
  await session.detach();
  return JSON.parse(chunks.join('')) as Snapshot;
}

/** Who holds something only because it is written in a program: functions, their constants, the text of a script. */
const CODE = new Set(['code', 'hidden']);

const TEXTS = new Set(['string', 'concatenated string', 'sliced string']);

class Graph {
  private readonly nodeSize: number;
  private readonly types: readonly string[];
  /** Nodes of numbers and texts that something besides code refers to. */
  private readonly held = new Set<number>();
  /** By node of a number: which one it is. */
  private readonly values = new Map<number, number>();

  constructor(private readonly snapshot: Snapshot) {
    const { nodes, edges } = snapshot;
    const { node_fields, node_types, edge_fields } = snapshot.snapshot.meta;
    this.nodeSize = node_fields.length;
    this.types = node_types[0];
    const edgeCount = node_fields.indexOf('edge_count');
    const toNode = edge_fields.indexOf('to_node');
    let edge = 0;
    for (let node = 0; node < nodes.length; node += this.nodeSize) {
      const type = this.typeOf(node);
      const end = edge + (nodes[node + edgeCount] ?? 0) * edge_fields.length;
      for (; edge < end; edge += edge_fields.length) {
        const to = edges[edge + toNode] ?? 0;
        // A number refers to its own text, which says which one it is; whoever refers to the number holds it.
        if (type === 'number') this.values.set(node, Number(this.nameOf(to)));
        else if (!CODE.has(type)) this.held.add(to);
      }
    }
  }

  holds(number: number): boolean {
    for (const [node, value] of this.values) if (value === number && this.held.has(node)) return true;
    // Not as a part of another number: outlines of drawings are full of those.
    const asText = new RegExp(`(?<![\\d.])${number}(?![\\d.])`);
    for (const node of this.held)
      if (TEXTS.has(this.typeOf(node)) && asText.test(this.nameOf(node))) return true;
    return false;
  }

  private typeOf(node: number): string {
    return this.types[this.snapshot.nodes[node] ?? 0] ?? '';
  }

  private nameOf(node: number): string {
    return this.snapshot.strings[this.snapshot.nodes[node + 1] ?? 0] ?? '';
  }
}
