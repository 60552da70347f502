import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import { GAMES } from '@pampa/rules';
import { whyNotStart } from '../../src/lobby/why-not-start';

const game = GAMES[0]!;

const person = (name: string, more: Partial<PublicSeat> = {}): PublicSeat =>
  ({ id: name, kind: 'person', name, connected: true, ready: true, commitment: 'c', ...more }) as PublicSeat;
const bot = {
  id: 'b',
  kind: 'bot',
  name: 'Facundo',
  connected: false,
  ready: true,
  commitment: null,
} as PublicSeat;
const empty = { id: '', kind: 'empty', name: '' } as PublicSeat;

function tableOf(
  seats: readonly PublicSeat[],
  options: object = { layout: 'wide', startSeat: 'random' },
): PublicTable {
  return { seats, gameOptions: JSON.stringify(options) } as PublicTable;
}

describe('what stands in the way of a start', () => {
  test('too few play', () => {
    expect(whyNotStart(tableOf([person('Ana'), empty]), game)).toEqual({ why: 'too-few', needed: 2 });
  });

  test('a bot is enough to play with, and is always there and ready', () => {
    expect(whyNotStart(tableOf([person('Ana'), bot]), game)).toBeNull();
  });

  test('everybody who is away, or not ready, is named', () => {
    const away = tableOf([person('Ana'), person('Bruno', { connected: false, ready: false })]);
    expect(whyNotStart(away, game)).toEqual({ why: 'away', names: ['Bruno'] });
    const unready = tableOf([
      person('Ana'),
      person('Bruno', { ready: false }),
      person('Carla', { ready: false }),
    ]);
    expect(whyNotStart(unready, game)).toEqual({ why: 'unready', names: ['Bruno', 'Carla'] });
  });

  test('nobody begins who does not sit there', () => {
    const table = tableOf([person('Ana'), bot], { layout: 'wide', startSeat: 3 });
    expect(whyNotStart(table, game)).toEqual({ why: 'option' });
  });

  test('a browser has not sealed its secret yet', () => {
    const table = tableOf([person('Ana'), person('Bruno', { commitment: null })]);
    expect(whyNotStart(table, game)).toEqual({ why: 'uncommitted' });
  });
});
