import { ATTACKS } from './attacks';
import { SHORT_MEASURE } from './measures';
import { runAttack } from './run-attack';

/** Six seconds each on an idle machine. */
const PATIENCE_MS = 180_000;

const floods = ATTACKS.filter(({ kind, isShort }) => kind === 'flood' && isShort === true);

test.each(floods.map((attack) => [attack.name, attack] as const))(
  'Honest people play on, and memory and connections stay bounded: %s',
  async (_name, attack) => {
    const { failures } = await runAttack(attack, SHORT_MEASURE);
    expect(failures).toEqual([]);
  },
  PATIENCE_MS,
);
