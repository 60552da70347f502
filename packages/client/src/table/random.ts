const TOKEN_BYTES = 16;
const SECRET_BYTES = 32;
const REQUEST_BYTES = 9;

/** A seat's token, as the protocol wants it: 128 bits in base64url. */
export function newToken(): string {
  return base64url(randomBytes(TOKEN_BYTES));
}

/** A browser's part of the dice, in hex. */
export function newSecret(): string {
  return Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A request that carries one may be sent again without harm. */
export function newRequestId(): string {
  return base64url(randomBytes(REQUEST_BYTES));
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
