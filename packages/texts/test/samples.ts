import type { SeenEvent } from '@pampa/rules';
import { tileOf, type ElGaucho, type Open } from '@pampa/rules/el-gaucho';

export const PLAYERS = ['Ana', 'Ben', 'Inés', 'Diego'] as const;

type Type = ElGaucho['event']['type'];
type Samples = { readonly [T in Type]: readonly SeenEvent<ElGaucho>[] };

const spotted11 = tileOf('spotted', 11);
const black3 = tileOf('black', 3);
const ochre3 = tileOf('ochre', 3);
const white1 = tileOf('white', 1);

const open = (event: ElGaucho['event']): SeenEvent<ElGaucho> => ({ open: event });
const rounds = ['usual', 'last-with-dice', 'without-dice'] as const;
const on = { seat: 0, space: 23, tile: spotted11, dice: [5, 6] } as const;
const recalled = { space: 12, tile: ochre3 } as const;
const sale = { seat: 1, race: 'white', tiles: [white1], highest: 1, pesos: 1, bonus: 0 } as const;
const bigSale = { ...sale, tiles: [ochre3, black3, spotted11], highest: 11, pesos: 33 } as const;

/** Every type of event, in every way it can be told. A type without a sample does not compile. */
export const SAMPLES: Samples = {
  chose: [
    open({ type: 'chose', seat: 0 }),
    { open: { type: 'chose', seat: 0 }, held: { kept: [black3, ochre3], discarded: [spotted11] } },
    { open: { type: 'chose', seat: 0 }, held: { kept: [black3], discarded: [] } },
  ],
  'herds-shown': [open({ type: 'herds-shown', herds: [[spotted11], [black3, ochre3]] })],
  claimed: [open({ type: 'claimed', seat: 0, area: 'steppe' })],
  'round-began': rounds.map((kind) => open({ type: 'round-began', round: 7, startSeat: 1, kind })),
  rolled: [open({ type: 'rolled', dice: [1, 2, 2, 5, 6] })],
  'turn-began': [open({ type: 'turn-began', seat: 0 })],
  passed: [open({ type: 'passed', seat: 0 })],
  took: [open({ type: 'took', seat: 0, dice: [5, 6] })],
  stood: [open({ type: 'stood', ...on }), open({ type: 'stood', ...on, recalled })],
  laid: [open({ type: 'laid', ...on }), open({ type: 'laid', ...on, recalled })],
  raised: [open({ type: 'raised', seat: 0, space: 23, tile: black3, dice: [1] })],
  occupied: [
    open({ type: 'occupied', seat: 0, area: 'wish', dice: [2] }),
    open({ type: 'occupied', seat: 0, area: 'thief', dice: [1, 3], recalled }),
  ],
  recalled: [open({ type: 'recalled', seat: 0, area: 'overseer' })],
  wished: [open({ type: 'wished', seat: 0, die: 4 })],
  sold: [
    open({ type: 'sold', kind: 'forced', ...sale }),
    open({ type: 'sold', kind: 'forced', ...bigSale }),
    open({ type: 'sold', kind: 'immediate', ...bigSale, bonus: 5 }),
    open({ type: 'sold', kind: 'final', ...sale }),
    open({ type: 'sold', kind: 'final', ...bigSale }),
  ],
  stole: [
    open({ type: 'stole', seat: 0, victim: 1, tile: spotted11, indemnity: 11 }),
    open({ type: 'stole', seat: 0, victim: 1, tile: white1, indemnity: 1 }),
  ],
  joined: [
    open({ type: 'joined', seat: 0, tile: ochre3, place: 0, how: 'added' }),
    open({ type: 'joined', seat: 0, tile: ochre3, place: 2, how: 'added' }),
    open({ type: 'joined', seat: 0, tile: ochre3, place: 2, how: 'stolen' }),
    open({ type: 'joined', seat: 0, tile: ochre3, place: 0, how: 'sorted' }),
  ],
  roused: [
    open({ type: 'roused', seat: 0, cattle: [{ space: 11, tile: black3 }] }),
    open({ type: 'roused', seat: 0, cattle: [recalled, { space: 11, tile: black3 }] }),
  ],
  ousted: [
    open({ type: 'ousted', seat: 0, victim: 1, space: 11, tile: black3, indemnity: 3 }),
    open({ type: 'ousted', seat: 0, victim: 1, space: 11, tile: white1, indemnity: 1 }),
  ],
  scouted: [
    open({ type: 'scouted', seat: 0, count: 1 }),
    open({ type: 'scouted', seat: 0, count: 4 }),
    { open: { type: 'scouted', seat: 0, count: 2 }, held: { steppe: [black3, spotted11] } },
  ],
  settled: [open({ type: 'settled', seat: 0, space: 23, tile: black3 })],
  'left-steppe': [open({ type: 'left-steppe', seat: 0 })],
  'steppe-refilled': [
    open({ type: 'steppe-refilled', count: 1, pile: 1 }),
    open({ type: 'steppe-refilled', count: 2, pile: 0 }),
  ],
  'turn-ended': [open({ type: 'turn-ended', seat: 0 })],
  'came-home': [
    open({
      type: 'came-home',
      pasture: 2,
      cattle: [
        { seat: 0, space: 21, tile: spotted11 },
        { seat: 2, space: 22, tile: ochre3 },
        { seat: 0, space: 23, tile: black3 },
      ],
    }),
  ],
  'last-came-home': [open({ type: 'last-came-home', cattle: [{ seat: 1, space: 21, tile: spotted11 }] })],
  'pastures-refilled': [open({ type: 'pastures-refilled', cattle: [recalled], pile: 12 })],
  'pile-emptied': [open({ type: 'pile-emptied', lastDiceRound: 9 })],
  'game-ended': [
    open({ type: 'game-ended', winners: [0] }),
    open({ type: 'game-ended', winners: [0, 2] }),
    open({ type: 'game-ended', winners: [0, 1, 2] }),
  ],
};

const turn = { seat: 0, mustTake: false, dice: [], wish: 0, settled: false };

/** Every question there is, as far as a table has to look like it for its text. */
export const QUESTIONS: readonly Pick<Open, 'phase' | 'turn'>[] = [
  { phase: 'keep', turn },
  { phase: 'claim', turn },
  { phase: 'turn', turn: { ...turn, mustTake: true } },
  { phase: 'turn', turn: { ...turn, dice: [5] } },
  { phase: 'turn', turn: { ...turn, wish: 4 } },
  { phase: 'turn', turn },
  { phase: 'steppe', turn },
  { phase: 'steppe', turn: { ...turn, settled: true } },
  { phase: 'round-up', turn },
  { phase: 'last-round-up', turn },
  { phase: 'over', turn },
];
