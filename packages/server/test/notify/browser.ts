import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import type { PushSubscriptionRow } from '../../src/store/store';

/** A browser that has subscribed: it alone can read what is pushed to it. */
export class Browser {
  readonly #curve: ECDH = createECDH('prime256v1');
  readonly #secret = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#curve.generateKeys();
  }

  subscription(about: Pick<PushSubscriptionRow, 'table' | 'person' | 'language'>): PushSubscriptionRow {
    return {
      ...about,
      endpoint: this.endpoint,
      p256dh: this.#curve.getPublicKey('base64url'),
      auth: this.#secret.toString('base64url'),
    };
  }

  /** RFC 8291, for a message of one record. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const server = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);

    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), server]);
    const ikm = derive(this.#curve.computeSecret(server), this.#secret, info, 32);
    const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // A 2 ends the last record; zeros may follow.
    const text = padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    return JSON.parse(text) as unknown;
  }
}

function derive(ikm: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', ikm, salt, info, length));
}

export interface Claims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

/** RFC 8292: what a server says of itself, if the signature is its own. */
export function claimsOf(authorization: string | undefined, publicKey: string): Claims {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const [header = '', claims = '', signature = ''] = token.split('.');
  expect(decoded(header)).toEqual({ typ: 'JWT', alg: 'ES256' });

  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const key256 = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, key256, Buffer.from(signature, 'base64url'))).toBe(true);
  return decoded(claims) as Claims;
}

function decoded(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
}
