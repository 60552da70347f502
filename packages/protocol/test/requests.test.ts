import { PRESETS, USUAL_OPTIONS } from '../src';
import { createTableShape, joinTableShape, ROOM_REQUESTS, type RoomRequestName } from '../src/requests';

const token = 'abcdefghijklmnopqrstu_';
const hex = 'a0'.repeat(32);
const id = 'request-1';
const versions = { protocol: 1, rules: { 'el-gaucho': 1 } };
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'auth' } };

/** One of each that is as it should be. */
const sound: { readonly [Name in RoomRequestName]: object } = {
  sit: { token, name: 'Ana', seat: null, colour: 'red', commitment: hex },
  leave: {},
  rename: { name: 'Ana' },
  colour: { colour: 'blue' },
  ready: { ready: true },
  commit: { commitment: hex },
  open: { secret: hex },
  options: { table: { listed: true }, game: { layout: 'wide' } },
  webhook: { url: 'https://hooks.example/1', language: 'es' },
  'add-bot': { seat: 2, level: 'baron' },
  'bot-level': { seat: 2, level: 'peon' },
  'remove-bot': { seat: 2 },
  shuffle: {},
  kick: { seat: 1 },
  'hand-over': { seat: 1 },
  start: {},
  act: { id, seq: 3, action: { type: 'take', dice: [5, 6] } },
  undo: { id, target: 3 },
  resign: {},
  rematch: {},
  propose: { kind: 'undo', target: 3 },
  claim: { token, seat: 0 },
  vote: { proposal: 1, yes: true },
  say: { id, channel: 'table', text: 'hello' },
  emote: { emote: 'cow' },
  mute: { who: 'p-1', muted: true },
  hush: { who: 'p-1', hushed: true },
  listen: { gallery: true },
  'remove-watcher': { who: 'w-1' },
  look: { looking: true },
  nudge: { seat: 1 },
  push: { subscription, language: 'en' },
  handoff: {},
};

const names = Object.keys(ROOM_REQUESTS) as RoomRequestName[];
const accepts = (name: RoomRequestName, value: unknown) => ROOM_REQUESTS[name].safeParse(value).success;

describe.each(names)('%s', (name) => {
  test('is taken as it should be', () => expect(accepts(name, sound[name])).toBe(true));

  test('is refused with a key that nobody knows', () => {
    expect(accepts(name, { ...sound[name], extra: 1 })).toBe(false);
  });

  test('is refused without any of the keys it needs', () => {
    const usual = name === 'add-bot' ? ['level'] : [];
    const spared = ['language', ...usual, ...(name === 'options' ? ['game', 'table'] : [])];
    for (const key of Object.keys(sound[name]).filter((each) => !spared.includes(each))) {
      const rest = Object.fromEntries(Object.entries(sound[name]).filter(([each]) => each !== key));
      expect({ key, taken: accepts(name, rest) }).toEqual({ key, taken: false });
    }
  });

  test.each([null, undefined, [], 'text', 7, true])('is not %j', (junk) => {
    expect(accepts(name, junk)).toBe(false);
  });
});

describe('The parts of requests', () => {
  const actWith = (more: object) => accepts('act', { ...sound.act, ...more });
  const sitWith = (more: object) => accepts('sit', { ...sound.sit, ...more });

  test('a request id has 8 to 40 characters of base64url', () => {
    expect(['a'.repeat(8), 'a'.repeat(40), 'A-z_0189'].every((each) => actWith({ id: each }))).toBe(true);
    const wrong = ['a'.repeat(7), 'a'.repeat(41), 'request 1', 'request+1', 'request-1\n', 12345678];
    expect(wrong.filter((each) => actWith({ id: each }))).toEqual([]);
  });

  test('a token has 22', () => {
    const wrong = [token.slice(1), `${token}a`, `${token.slice(1)}=`, `${token.slice(1)}\n`, '', null, 7];
    expect(wrong.filter((each) => sitWith({ token: each }))).toEqual([]);
  });

  test('a commitment is 32 bytes in small hex', () => {
    const wrong = [hex.slice(1), `${hex}0`, hex.toUpperCase(), 'g'.repeat(64), ''];
    expect(wrong.filter((each) => sitWith({ commitment: each }))).toEqual([]);
  });

  test('seats and entries are whole numbers within bounds', () => {
    const wrong = [-1, 16, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1'];
    expect(wrong.filter((seat) => sitWith({ seat }))).toEqual([]);
    expect([-1, 1_000_001, 0.5, '1', null].filter((seq) => actWith({ seq }))).toEqual([]);
    expect([0, 1_000_000].every((seq) => actWith({ seq }))).toBe(true);
  });

  test('an action is an object with a type; the rest is for its game to judge', () => {
    expect(actWith({ action: { type: 'x', anything: { deep: [null] } } })).toBe(true);
    const wrong = [{}, { type: 7 }, { type: 'x'.repeat(41) }, 'x', null, [], undefined];
    expect(wrong.filter((action) => actWith({ action }))).toEqual([]);
  });

  test('colours, presets, emotes and channels are those of the house', () => {
    expect(accepts('colour', { colour: 'pink' })).toBe(false);
    expect(accepts('emote', { emote: 'constructor' })).toBe(false);
    expect(PRESETS.every((preset) => accepts('say', { id, channel: 'gallery', preset }))).toBe(true);
    expect(accepts('say', { id, channel: 'table', preset: 'insult' })).toBe(false);
    expect(accepts('say', { id, channel: 'everywhere', text: 'hello' })).toBe(false);
    expect(accepts('say', { id, channel: 'table', text: 'hello', preset: 'hello' })).toBe(false);
  });

  test('a person is called by a short id', () => {
    const wrong = ['', 'P1', 'a'.repeat(25), '../x', 7];
    expect(wrong.filter((who) => accepts('mute', { who, muted: true }))).toEqual([]);
  });

  test('each proposal has what it is about, and nothing else', () => {
    const right = [
      { kind: 'pause' },
      { kind: 'resume' },
      { kind: 'end' },
      { kind: 'stand-in', seat: 1 },
      { kind: 'undo', target: 1 },
    ];
    expect(right.every((each) => accepts('propose', each))).toBe(true);
    const wrong = [
      { kind: 'claim', seat: 1 },
      { kind: 'pause', seat: 1 },
      { kind: 'undo' },
      { kind: 'stand-in' },
      {},
    ];
    expect(wrong.filter((each) => accepts('propose', each))).toEqual([]);
  });

  test('addresses are addresses, of bounded length', () => {
    expect(accepts('webhook', { url: null })).toBe(true);
    const wrong = ['hooks.example', '', `https://hooks.example/${'x'.repeat(500)}`];
    expect(wrong.filter((url) => accepts('webhook', { url }))).toEqual([]);
    expect(accepts('push', { subscription: null })).toBe(true);
    expect(accepts('push', { subscription: { ...subscription, extra: 1 } })).toBe(false);
    expect(accepts('push', { subscription: { ...subscription, endpoint: 'push' } })).toBe(false);
  });
});

describe('Options', () => {
  const table = (options: object) => accepts('options', { table: options });
  const game = (options: object) => accepts('options', { game: options });

  test('may be given in part, or all of them', () => {
    expect(table({})).toBe(true);
    expect(table({ ...USUAL_OPTIONS })).toBe(true);
    expect(accepts('options', {})).toBe(true);
  });

  test.each([
    { turnSeconds: 4 },
    { turnSeconds: 3_601 },
    { bankSeconds: -1 },
    { bankSeconds: 14_401 },
    { days: 0 },
    { days: 15 },
    { awaySeconds: 9 },
    { awaySeconds: 604_801 },
    { turnSeconds: 30.5 },
    { listed: 'yes' },
    { gallery: 'ajar' },
    { clock: 'sand' },
    { undo: 'always' },
    { chat: 'loud' },
    { unknown: 1 },
  ])('of the table are refused where they make no sense: %j', (options) => {
    expect(table(options)).toBe(false);
  });

  test('of a game are scalars, and few', () => {
    expect(game({ layout: 'wide', startSeat: 0, open: true, nothing: null })).toBe(true);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`option${n}`, n]));
    const wrong = [
      many,
      { layout: {} },
      { layout: ['wide'] },
      { layout: 'x'.repeat(41) },
      { ['x'.repeat(41)]: 1 },
    ];
    expect(wrong.filter((options) => game(options))).toEqual([]);
  });
});

describe('Over HTTP', () => {
  const create = { ...versions, game: 'el-gaucho', name: ' Ana ', token };

  test('opening a table needs a game, a name and a token; the rest has its usual values', () => {
    expect(createTableShape.parse(create)).toEqual({
      ...create,
      name: 'Ana',
      seed: null,
      colour: null,
      commitment: null,
      gameOptions: {},
      options: {},
    });
    for (const key of Object.keys(create)) {
      expect(createTableShape.safeParse({ ...create, [key]: undefined }).success).toBe(false);
    }
    expect(createTableShape.safeParse({ ...create, extra: 1 }).success).toBe(false);
  });

  test('joining needs the versions only; without a token one watches', () => {
    expect(joinTableShape.parse(versions)).toEqual({
      ...versions,
      token: null,
      handoff: null,
      name: null,
      browser: null,
    });
    const wrong = [
      {},
      { ...versions, extra: 1 },
      { ...versions, token: 'short' },
      { ...versions, handoff: 'x' },
    ];
    expect(wrong.filter((each) => joinTableShape.safeParse(each).success)).toEqual([]);
  });
});
