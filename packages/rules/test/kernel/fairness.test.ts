import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { checkSecrets, commit, deriveSeed, opens, sealAction, type Secrets } from '../../src/kernel/fairness';
import { toHex } from '../../src/kernel/hash';

function nodeSha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function secret(fill: number): Uint8Array {
  return new Uint8Array(32).fill(fill);
}

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = bytes.slice();
  copy[bit >> 3]! ^= 1 << (bit & 7);
  return copy;
}

const any32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** Seat 1 is a bot. */
const SECRETS: Secrets = { server: toHex(secret(1)), seats: [toHex(secret(2)), null, toHex(secret(3))] };
const COMMITMENTS = { server: commit(secret(1)), seats: [commit(secret(2)), null, commit(secret(3))] };

describe('a commitment', () => {
  it('is the SHA-256 of its domain and the secret', () => {
    fc.assert(fc.property(any32, (bytes) => commit(bytes) === nodeSha256('pampa commit 1\n', bytes)));
    expect(commit(secret(1))).toBe('6435a94175be8ef1802488ef088929a0d84142765676ef1322424e0de512a1d1');
  });

  it('is opened by its secret and by no other', () => {
    fc.assert(
      fc.property(any32, fc.nat(255), (bytes, bit) => {
        const commitment = commit(bytes);
        expect(opens(commitment, bytes)).toBe(true);
        expect(opens(commitment, flipped(bytes, bit))).toBe(false);
        expect(opens(toHex(flipped(Buffer.from(commitment, 'hex'), bit)), bytes)).toBe(false);
      }),
    );
  });

  it('needs exactly 32 bytes', () => {
    for (const length of [0, 31, 33]) {
      const bytes = new Uint8Array(length);
      expect(() => commit(bytes)).toThrow(RangeError);
      expect(opens(nodeSha256('pampa commit 1\n', bytes), bytes)).toBe(false);
    }
  });
});

describe('checking the secrets', () => {
  it('is content when every commitment is opened', () => {
    expect(checkSecrets(COMMITMENTS, SECRETS)).toEqual({ ok: true });
    expect(checkSecrets({ ...COMMITMENTS, seats: [] }, { ...SECRETS, seats: [] })).toEqual({ ok: true });
  });

  it('names the server', () => {
    const lie = { ...SECRETS, server: toHex(flipped(secret(1), 7)) };
    expect(checkSecrets(COMMITMENTS, lie)).toEqual({ ok: false, who: 'server' });
  });

  const other = toHex(secret(9));
  it.each<[string, Secrets['seats'], number]>([
    ['opened with another secret', [SECRETS.seats[0]!, null, other], 2],
    ['did not open', [null, null, SECRETS.seats[2]!], 0],
    ['opened without having committed', [SECRETS.seats[0]!, other, SECRETS.seats[2]!], 1],
    ['is missing', [SECRETS.seats[0]!, null], 2],
    ['is one too many', [...SECRETS.seats, null], 3],
    ['opened in upper case', [SECRETS.seats[0]!, null, 'AB'.repeat(32)], 2],
    ['opened with something else', [SECRETS.seats[0]!, null, 7 as unknown as string], 2],
    [
      'opened with an array that reads like a secret',
      [SECRETS.seats[0]!, null, [SECRETS.seats[2]] as never],
      2,
    ],
    ['opened with a digit too many', [SECRETS.seats[0]!, null, SECRETS.seats[2]! + '0'], 2],
    ['opened with something before the secret', [SECRETS.seats[0]!, null, 'x' + SECRETS.seats[2]!], 2],
    ['opened with too little', ['02', null, SECRETS.seats[2]!], 0],
    ['swapped with another', [SECRETS.seats[2]!, null, SECRETS.seats[0]!], 0],
  ])('names the seat that %s', (_, seats, who) => {
    expect(checkSecrets(COMMITMENTS, { ...SECRETS, seats })).toEqual({ ok: false, who });
  });

  it('refuses upper case even of the right secret', () => {
    const bytes = secret(0xab);
    const commitments = { server: commit(bytes), seats: [] };
    expect(checkSecrets(commitments, { server: toHex(bytes), seats: [] })).toEqual({ ok: true });
    const loud = { server: toHex(bytes).toUpperCase(), seats: [] };
    expect(checkSecrets(commitments, loud)).toEqual({ ok: false, who: 'server' });
  });
});

describe('the seed', () => {
  it('is the SHA-256 of id, server and seats, each marked', () => {
    const id = 'Ñandú-1';
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(id));
    const parts = [
      'pampa seed 1\n',
      length,
      id,
      secret(1),
      '\u0001',
      secret(2),
      '\u0000',
      '\u0001',
      secret(3),
    ];
    expect(toHex(deriveSeed(id, SECRETS))).toBe(nodeSha256(...parts));
  });

  it('is this one, for ever', () => {
    expect(toHex(deriveSeed('match-1', SECRETS))).toBe(
      '7acfd1626171d8da90f5579aa3b0e7bfab5e85358a8f131cd55b0c4f7b25cf7e',
    );
  });

  it('changes with everything it is made of', () => {
    const [first, , third] = SECRETS.seats as [string, null, string];
    const variants: [string, Secrets][] = [
      ['match-1', SECRETS],
      ['match-2', SECRETS],
      ['match-1', { ...SECRETS, server: toHex(secret(4)) }],
      ['match-1', { ...SECRETS, seats: [third, null, first] }],
      ['match-1', { ...SECRETS, seats: [first, third, null] }],
      ['match-1', { ...SECRETS, seats: [first, third] }],
      ['match-1', { ...SECRETS, seats: [first, null, third, null] }],
      ['match-1', { ...SECRETS, seats: [] }],
    ];
    const seeds = new Set(variants.map(([match, secrets]) => toHex(deriveSeed(match, secrets))));
    expect(seeds.size).toBe(variants.length);
  });

  it('is not made of malformed secrets', () => {
    for (const bad of ['', '01', 'zz'.repeat(32), 'AB'.repeat(32), toHex(secret(1)) + '00']) {
      expect(() => deriveSeed('match-1', { ...SECRETS, server: bad })).toThrow(RangeError);
      expect(() => deriveSeed('match-1', { ...SECRETS, seats: [bad] })).toThrow(RangeError);
    }
  });
});

describe('a sealed action', () => {
  const seed = secret(5);

  it('is the SHA-256 of domain, seed, seq and action', () => {
    const action = { type: 'bid', amount: 3, note: 'é' };
    const seq = Uint8Array.of(0x01, 0x02, 0x03, 0x84);
    expect(sealAction(seed, 0x01020384, action)).toBe(
      nodeSha256('pampa secret 1\n', seed, seq, '{"amount":3,"note":"é","type":"bid"}'),
    );
    expect(sealAction(seed, 7, { type: 'pass' })).toBe(
      '4b69c69f3627d77a6d4d32616ce7d86c6c3bc21fe4a831ea1742f73cdcc689dd',
    );
  });

  it('depends on seed, seq and action, not on the order of keys', () => {
    const seals = [
      sealAction(seed, 1, { type: 'bid', amount: 3 }),
      sealAction(seed, 1, { type: 'bid', amount: 4 }),
      sealAction(seed, 2, { type: 'bid', amount: 3 }),
      sealAction(secret(6), 1, { type: 'bid', amount: 3 }),
    ];
    expect(new Set(seals).size).toBe(4);
    expect(sealAction(seed, 1, { amount: 3, type: 'bid' })).toBe(seals[0]);
  });

  it('refuses what does not fit', () => {
    expect(() => sealAction(new Uint8Array(31), 1, {})).toThrow(RangeError);
    for (const seq of [-1, 1.5, 2 ** 32, NaN]) expect(() => sealAction(seed, seq, {})).toThrow(RangeError);
    expect(() => sealAction(seed, 1, undefined)).toThrow(TypeError);
    expect(sealAction(seed, 0, {})).toHaveLength(64);
    expect(sealAction(seed, 2 ** 32 - 1, {})).toHaveLength(64);
  });
});
