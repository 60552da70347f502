import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from '../../src/metrics';

const DEPLOY = join(__dirname, '../../../../deploy');
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');

interface Panel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const { panels } = JSON.parse(read('grafana/dashboards/pampa.json')) as { readonly panels: readonly Panel[] };
const targets = panels.flatMap(({ targets: all = [] }) => all);

/** Prometheus knows it of every target by itself. */
const OF_PROMETHEUS = ['up'];
/** Put there by deploy/prometheus.yml, and what every target and histogram has. */
const OF_THE_SCRAPE = ['process', 'job', 'le'];

/** A name in front of its labels, or of a range. */
const metricsIn = (query: string): string[] =>
  [...query.matchAll(/\b([a-z_]+)(?=\{)/g)].map(([, name]) => name ?? '');

const labelsIn = ({
  expr,
  legendFormat,
}: {
  readonly expr: string;
  readonly legendFormat: string;
}): string[] => [
  ...[...expr.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, list]) => list?.split(', ') ?? []),
  ...[...expr.matchAll(/[{,]\s*(\w+)=/g)].map(([, label]) => label ?? ''),
  ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label ?? ''),
];

/** As a scrape shows them: a histogram is three names. */
async function exported(): Promise<{
  readonly names: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
}> {
  const metrics = createMetrics();
  try {
    const all = await metrics.registry.getMetricsAsJSON();
    // What a metric is counted by is told only when there is something to count.
    const { refusals, socketsDropped, botThoughts, botSeconds } = metrics as unknown as Record<
      string,
      { readonly labelNames: readonly string[] }
    >;
    return {
      names: new Set(
        all.flatMap(({ name, type }) =>
          String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
        ),
      ),
      labels: new Set(
        [refusals, socketsDropped, botThoughts, botSeconds].flatMap((metric) => metric?.labelNames ?? []),
      ),
    };
  } finally {
    metrics.close();
  }
}

test('the dashboard asks for nothing but what a server exports', async () => {
  const { names } = await exported();
  const asked = new Set(targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !names.has(name) && !OF_PROMETHEUS.includes(name))).toEqual([]);
});

test('it tells things apart only by what they are labelled with', async () => {
  const { labels } = await exported();
  const asked = new Set(targets.flatMap(labelsIn));
  expect(asked).toContain('code');
  expect([...asked].filter((label) => !labels.has(label) && !OF_THE_SCRAPE.includes(label))).toEqual([]);
  expect(read('prometheus.yml')).toContain('target_label: process');
});

test('it shows everything of ours that a server exports', async () => {
  const { names } = await exported();
  const ours = [...names].filter((name) => name.startsWith('pampa_') && !/_(sum|count)$/.test(name));
  const asked = new Set(targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);
});

test('no panel lies on another', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
