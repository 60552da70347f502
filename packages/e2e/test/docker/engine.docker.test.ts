import { freePort } from '../../src/house';
import { attempt } from './support/command';
import { compose, FILE } from './support/compose';
import { begunMatch, comeBack } from './support/playing';

/** Everything is built. */
const UP_WITHIN_MS = 20 * 60_000;

test(
  '`up` is a healthy server, and `down` and `up` again lose nothing',
  async () => {
    const port = await freePort();
    const env = { PORT: String(port), BIND: '127.0.0.1', LIMIT_FACTOR: '10000' };
    const project = ['-f', FILE, '-p', `pampa-test-${port}`];
    const url = `http://127.0.0.1:${port}`;
    try {
      await compose([...project, 'up', '--detach', '--build', '--wait'], env);
      const position = await begunMatch(url, 10);
      const { seq } = position.guests[0]!.table;
      await compose([...project, 'down'], env);
      await compose([...project, 'up', '--detach', '--wait'], env);
      const back = await comeBack(position, url);
      expect(back.guests[0]!.table.seq).toBe(seq);
      for (const guest of back.guests) await guest.leave();
    } finally {
      await attempt('docker', ['compose', ...project, 'down', '--volumes'], env);
    }
  },
  UP_WITHIN_MS,
);
