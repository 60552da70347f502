import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { fromHex, linkHash, sha256Hex, toHex } from '../../src/kernel/hash';
import { canonical } from '../../src/kernel/json';

function nodeSha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

const LINK = 'ab'.repeat(32);

describe('sha256Hex', () => {
  it('knows the examples of FIPS 180', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('hashes UTF-8 as node does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(nodeSha256(text));
      }),
    );
  });
});

describe('linkHash', () => {
  it('is the SHA-256 of domain, previous link and canonical part', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (part) => {
        expect(linkHash(LINK, part)).toBe(nodeSha256('pampa link 1\n' + LINK + canonical(part)));
      }),
    );
  });

  it('begins a chain with an empty link', () => {
    expect(linkHash('', { game: 'el-gaucho' })).toBe(nodeSha256('pampa link 1\n{"game":"el-gaucho"}'));
  });

  it('gives these links, for ever', () => {
    const first = linkHash('', { seats: 2, game: 'el-gaucho' });
    const second = linkHash(first, { seq: 1, act: { type: 'take', note: 'Ñandú' } });
    expect([first, second]).toEqual([
      '0b75df96de36c781cf98b3c4f668297240840119fb90d162f75741ce59b03d1f',
      '4c9f3180d944ee78dd7f308415daa565a74a50d34cda2f363a1c180edac145bd',
    ]);
  });

  it('changes with the part and with all that was before', () => {
    expect(linkHash(LINK, { seq: 1 })).not.toBe(linkHash(LINK, { seq: 2 }));
    expect(linkHash(LINK, { seq: 1 })).not.toBe(linkHash('ac' + LINK.slice(2), { seq: 1 }));
  });

  it('refuses what is no link, and parts that are not plain JSON', () => {
    expect(() => linkHash(LINK.slice(1), 1)).toThrow(RangeError);
    expect(() => linkHash(LINK + '0', 1)).toThrow(RangeError);
    expect(() => linkHash(LINK, undefined)).toThrow(TypeError);
  });
});

describe('hexadecimal digits', () => {
  it('go there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const hex = toHex(bytes);
        expect(hex).toBe(Buffer.from(bytes).toString('hex'));
        expect([...fromHex(hex)]).toEqual([...bytes]);
      }),
    );
  });

  it.each(['a', 'abc', 'AB', 'aB', 'zz', '0x', ' a', 'ab ', 'ab\n', 'à0', null as never, 12 as never])(
    'refuse %j',
    (text) => {
      expect(() => fromHex(text)).toThrow(RangeError);
    },
  );
});
