/** Whoever starts the server reads this. The address is left out: there may be a password in it. */
export class RedisProblem extends Error {
  override readonly name = 'RedisProblem';
}
