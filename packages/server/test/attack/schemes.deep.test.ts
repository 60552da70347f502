import { ATTACKS } from './attacks';
import { SHORT_MEASURE } from './measures';
import { runAttack } from './run-attack';

/** Twelve seconds at most on an idle machine; several run at once, since none of them is timed. */
const PATIENCE_MS = 180_000;

const schemes = ATTACKS.filter(({ kind }) => kind === 'scheme');

test.concurrent.each(schemes.map((attack) => [attack.name, attack] as const))(
  'What is allowed step by step obtains nothing that is not: %s',
  async (_name, attack) => {
    const { failures } = await runAttack(attack, SHORT_MEASURE);
    expect(failures).toEqual([]);
  },
  PATIENCE_MS,
);
