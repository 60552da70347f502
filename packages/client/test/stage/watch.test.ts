import { signal } from '@preact/signals';
import type { StepPlayer } from '../../src/stage/step-player';
import { watch } from '../../src/stage/watch';
import type { Moment, SeenStep } from '../../src/table/session';

function table() {
  const log: string[] = [];
  const moment = signal<Moment | null>(null);
  const hearers = new Set<(step: SeenStep) => void>();
  const tab = Object.assign(new EventTarget(), { hidden: false });
  Object.assign(globalThis, { document: tab });
  const player = {
    hear: ({ seq }: SeenStep) => log.push(`hear ${seq}`),
    follow: ({ seq }: Moment) => log.push(`follow ${seq}`),
    cut: () => log.push('cut'),
  } as unknown as StepPlayer<never>;
  const stop = watch(
    {
      moment,
      onStep: (hear) => {
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    },
    player,
  );
  return {
    log,
    stop,
    tab,
    tell: (seq: number) => hearers.forEach((hear) => hear({ seq } as SeenStep)),
    now: (seq: number) => (moment.value = { seq, view: { open: {}, held: null } }),
  };
}

test('a step goes before the moment it leads to, in whichever order they come', async () => {
  const { log, tell, now } = table();
  now(1);
  tell(1);
  await Promise.resolve();
  tell(2);
  now(2);
  await Promise.resolve();
  expect(log).toEqual(['hear 1', 'follow 1', 'hear 2', 'follow 2']);
});

test('a tab that is hidden cuts, one that comes back does not', () => {
  const { log, tab } = table();
  tab.hidden = true;
  tab.dispatchEvent(new Event('visibilitychange'));
  tab.hidden = false;
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(log).toEqual(['cut']);
});

test('who has left hears nothing more', async () => {
  const { log, stop, tell, now, tab } = table();
  now(1);
  stop();
  await Promise.resolve();
  tell(2);
  now(3);
  tab.hidden = true;
  tab.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(log).toEqual([]);
});
