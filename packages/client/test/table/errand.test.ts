import type { HouseCode } from '@pampa/protocol';
import { deliver, type Errand } from '../../src/table/network/errand';
import type { Line } from '../../src/table/network/line';
import { Refused, Unreachable } from '../../src/table/refused';
import type { LoggedStep } from '../../src/table/session';

const ACTION = { type: 'take', dice: [5, 6] };
const ERRAND: Errand = {
  ...{ id: 'an-id-of-its-own', kind: 'act', action: ACTION, seat: 1, since: 7 },
  payload: { id: 'an-id-of-its-own', seq: 7, action: ACTION },
};

function step(more: Partial<LoggedStep>): LoggedStep {
  return {
    ...{ seq: 8, seat: 1, at: 0, by: 'person', action: ACTION },
    ...{ undo: null, consent: false, events: [], ...more },
  };
}

/** A server that answers in this order: done, no answer at all, or a refusal. */
function answering(answers: readonly ('done' | 'silence' | HouseCode)[], log: readonly LoggedStep[] = []) {
  const asked: unknown[] = [];
  let drops = 0;
  const line = {
    request: (_: string, payload: unknown) => {
      const answer = answers[asked.length];
      asked.push(payload);
      if (answer === 'silence') return Promise.reject(new Unreachable('no answer'));
      return answer === 'done' || answer === undefined
        ? Promise.resolve({})
        : Promise.reject(new Refused(answer));
    },
    drop: () => {
      drops += 1;
    },
  } as unknown as Line;
  const errands = { line: () => Promise.resolve(line), wholeLog: () => Promise.resolve(log) };
  return { errands, asked, drops: () => drops };
}

describe('an act on its way', () => {
  test('is sent again with the same id until it is answered, over a line that is made anew', async () => {
    const { errands, asked, drops } = answering(['silence', 'silence', 'done']);
    await deliver(ERRAND, errands);
    expect(asked).toEqual([ERRAND.payload, ERRAND.payload, ERRAND.payload]);
    expect(drops()).toBe(2);
  });

  test('that was refused the first time has not happened', async () => {
    const { errands } = answering(['stale'], [step({})]);
    await expect(deliver(ERRAND, errands)).rejects.toMatchObject({ code: 'stale' });
  });

  test('that is called stale when sent again has happened, if the log says so', async () => {
    const { errands } = answering(['silence', 'stale'], [step({ seq: 7, action: null }), step({})]);
    await expect(deliver(ERRAND, errands)).resolves.toBeUndefined();
  });

  test.each([
    ['somebody else did it', step({ seat: 0 })],
    ['a bot did it in that seat', step({ by: 'bot' })],
    ['it was done before', step({ seq: 7 })],
    ['something else was done', step({ action: { type: 'end' } })],
  ])('that is called stale when sent again is refused where %s', async (_, other) => {
    const { errands } = answering(['silence', 'stale'], [other]);
    await expect(deliver(ERRAND, errands)).rejects.toMatchObject({ code: 'stale' });
  });
});
