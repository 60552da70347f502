import { runErrand, type BotErrand } from '@pampa/bots';
import { same, viewAt } from '@pampa/rules';
import type { BotAnswer, BotQuestion } from '../../../src/table/local/bot-messages';
import { WorkerMind, type BotMind, type BotWorker } from '../../../src/table/local/bot-mind';
import { playBots } from '../../../src/table/local/bot-seats';
import { actSensibly, game, newGame, open, type Opened } from './support';

const AT_ONCE = (): Promise<void> => Promise.resolve();

/** Thinks in the page itself. */
const thinking = (asked: BotErrand[] = []): BotMind => ({
  think: (errand) => {
    asked.push(errand);
    return Promise.resolve(runErrand({ ...errand, nodes: 20, withinMs: 5 }, () => performance.now()).action);
  },
  close: () => undefined,
});

async function until(condition: () => boolean): Promise<void> {
  for (let patience = 0; !condition(); patience++) {
    if (patience > 2000) throw new Error(`waited in vain for ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

const isAsked = ({ session }: Opened): boolean =>
  session.table.value.status === 'over' || game.asking(session.moment.value.view.open).seats.includes(0);

async function playOut(opened: Opened, mind: BotMind): Promise<void> {
  const stop = playBots({ match: opened.match, mind, pause: AT_ONCE });
  for (;;) {
    await until(() => isAsked(opened));
    if (opened.session.table.value.status === 'over') break;
    await actSensibly(opened);
  }
  stop();
}

test('one person and three bots play a whole game; each bot is shown what its seat sees, and nothing else', async () => {
  const opened = open(newGame(null, 'peon', 'gaucho', 'baron'));
  const asked: BotErrand[] = [];
  const mind = thinking(asked);
  await playOut(opened, {
    ...mind,
    think: (errand) => {
      expect(same(errand.view, viewAt(opened.match.match, errand.seat))).toBe(true);
      expect(Object.keys(errand.view).sort()).toEqual(['held', 'open']);
      return mind.think(errand);
    },
  });
  expect(new Set(asked.map(({ seat, level }) => `${seat} ${level}`))).toEqual(
    new Set(['1 peon', '2 gaucho', '3 baron']),
  );
  const hands = opened.match.saved.entries.map(({ seat, by }) => [seat === 0, by]);
  expect(hands.every(([isOwn, by]) => by === (isOwn === true ? 'person' : 'bot'))).toBe(true);
});

test.each([
  ['comes to nothing', null],
  ['answers nonsense', { type: 'nonsense' }],
])('where a bot %s, fallback plays', async (_, action) => {
  const opened = open(newGame(null, 'baron'));
  const stop = playBots({
    match: opened.match,
    mind: { think: () => Promise.resolve(action), close: () => undefined },
    pause: AT_ONCE,
  });
  const expected = game.fallback(viewAt(opened.match.match, 1), 1);
  await until(() => opened.match.match.seq === 1);
  stop();
  expect(opened.match.saved.entries[0]).toMatchObject({ seat: 1, by: 'bot', act: expected });
});

test('whoever plays against bots alone may take back what they have answered, and they answer anew', async () => {
  const opened = open(newGame(null, 'peon'));
  const stop = playBots({ match: opened.match, mind: thinking(), pause: AT_ONCE });
  const { session } = opened;
  let taken = false;
  while (!taken) {
    await until(() => isAsked(opened));
    expect(session.table.value.status).toBe('playing');
    const target = session.table.value.seats[0]?.undo?.own ?? null;
    const acts = opened.match.saved.entries;
    if (target !== null && acts.slice(target).some(({ seat }) => seat === 1)) {
      await session.undo(target);
      expect(opened.match.saved.entries.at(-1)).toMatchObject({ undo: target, seat: 0 });
      taken = true;
    } else await actSensibly(opened);
  }
  stop();
});

/** A worker that does as it is told. */
class PretendedWorker implements BotWorker {
  readonly asked: BotQuestion[] = [];
  isGone = false;
  private hear: (event: { readonly data: BotAnswer }) => void = () => undefined;
  private fail: (event: Event) => void = () => undefined;

  postMessage(question: BotQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isGone = true;
  }

  addEventListener(name: 'message' | 'error', hear: unknown): void {
    if (name === 'message') this.hear = hear as typeof this.hear;
    else this.fail = hear as typeof this.fail;
  }

  answer(action: BotAnswer['action'], id = this.asked.at(-1)!.id): void {
    this.hear({ data: { id, action } });
  }

  breakDown(): void {
    this.fail(new Event('error'));
  }
}

describe('the worker', () => {
  const errand = { withinMs: 10 } as BotErrand;
  const workers: PretendedWorker[] = [];
  const start = (): PretendedWorker => {
    const worker = new PretendedWorker();
    workers.push(worker);
    return worker;
  };
  beforeEach(() => void workers.splice(0));

  test('is started once, and asked again', async () => {
    const mind = new WorkerMind(start);
    for (const type of ['one', 'two']) {
      const thought = mind.think(errand);
      workers[0]!.answer({ type });
      expect(await thought).toEqual({ type });
    }
    expect(workers).toHaveLength(1);
    mind.close();
    expect(workers[0]!.isGone).toBe(true);
  });

  test('that breaks is replaced, and what it was asked comes to nothing', async () => {
    const mind = new WorkerMind(start);
    const thought = mind.think(errand);
    workers[0]!.breakDown();
    expect(await thought).toBeNull();
    const next = mind.think(errand);
    workers[1]!.answer({ type: 'two' });
    expect(await next).toEqual({ type: 'two' });
    mind.close();
  });

  test('that is silent for too long is not waited for', async () => {
    const mind = new WorkerMind(start, 10);
    expect(await mind.think(errand)).toBeNull();
    expect(workers[0]!.isGone).toBe(true);
  });

  test('that can’t be started leaves the move to fallback', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mind = new WorkerMind(() => {
      throw new Error('no workers here');
    });
    expect(await mind.think(errand)).toBeNull();
    expect(complain).toHaveBeenCalled();
    complain.mockRestore();
  });
});
