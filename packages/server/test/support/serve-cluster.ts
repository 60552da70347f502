/**
 * A program of its own: two servers on one PostgreSQL and one Redis behind a proxy, for whoever brings browsers. Says where; kills
 * the process whose number it is given on a line, and says when that is done; ends with its input.
 */
import { createInterface } from 'node:readline';
import { TestCluster } from './cluster';

function say(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

async function main(): Promise<void> {
  const cluster = await TestCluster.start({ processes: 2, env: { LOG_LEVEL: 'warn' } });
  say({ url: cluster.url, urls: [cluster.urlOf(0), cluster.urlOf(1)] });
  for await (const line of createInterface({ input: process.stdin })) {
    await cluster.server(Number(line)).kill();
    say({});
  }
  await cluster.close();
}

void main();
