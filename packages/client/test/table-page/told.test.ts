import { signal } from '@preact/signals';
import type { PublicTable } from '@pampa/protocol/state';
import type { Behind } from '../../src/stage/step-player';
import type { LoggedStep, Moment, Told } from '../../src/table/session';
import { toldWith } from '../../src/table-page/told';

const momentOf = (seq: number): Moment => ({ seq, view: { open: { seq }, held: null } });
const stepOf = (seq: number): LoggedStep => ({ seq, events: [{}, {}, {}] }) as unknown as LoggedStep;

function told({ seat, status }: { seat: number | null; status: string } = { seat: 0, status: 'playing' }) {
  const behind = signal<Behind | null>(null);
  const session = {
    seat: signal(seat),
    game: signal(null),
    table: signal({ status } as PublicTable),
    moment: signal(momentOf(3)),
    log: signal([1, 2, 3].map(stepOf)),
  } as unknown as Told;
  return { behind, words: toldWith(session, behind) };
}

const BEHIND: Behind = { begun: 2, events: 1, seat: 1, before: momentOf(1), after: momentOf(2) };

describe('what is told of a table', () => {
  test('is all there is while the picture is at the truth', () => {
    const { words } = told();
    expect(words.moment.value?.seq).toBe(3);
    expect(words.log.value).toHaveLength(3);
  });

  test('does not run ahead of the picture: a line comes with its step, what is expected after it', () => {
    const { words, behind } = told();
    behind.value = BEHIND;
    expect(words.log.value.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(words.moment.value?.seq).toBe(1);
    behind.value = null;
    expect(words.log.value).toHaveLength(3);
    expect(words.moment.value?.seq).toBe(3);
  });

  test('of what is being shown, the log tells as much as there is to be seen', () => {
    const { words, behind } = told();
    behind.value = BEHIND;
    expect(words.log.value.map(({ events }) => events.length)).toEqual([3, 1]);
    behind.value = { ...BEHIND, events: 3 };
    expect(words.log.value.map(({ events }) => events.length)).toEqual([3, 3]);
  });

  test('one’s own move leads on at once', () => {
    const { words, behind } = told({ seat: 1, status: 'playing' });
    behind.value = BEHIND;
    expect(words.moment.value?.seq).toBe(2);
  });

  test('the end is told when it has been seen', () => {
    const { words, behind } = told({ seat: null, status: 'over' });
    behind.value = BEHIND;
    expect(words.table.value?.status).toBe('playing');
    behind.value = null;
    expect(words.table.value?.status).toBe('over');
  });
});
