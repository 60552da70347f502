import { schema, t, type SchemaType } from '@colyseus/schema';
import type { LayoutName, Open, Phase, Race, Spot } from '@pampa/rules/el-gaucho';
import type { Holds, Plain, Same } from '../state/plain';

const Areas = schema(
  {
    sort: t.string<Spot>(),
    wish: t.string<Spot>(),
    sale: t.string<Spot>(),
    thief: t.string<Spot>(),
    overseer: t.string<Spot>(),
    steppe: t.string<Spot>(),
  },
  'ElGauchoAreas',
);

const Herds = schema(
  {
    brown: t.array('number'),
    ochre: t.array('number'),
    black: t.array('number'),
    white: t.array('number'),
    spotted: t.array('number'),
  },
  'ElGauchoHerds',
);

const Ranch = schema(
  {
    pesos: t.number(),
    income: t.array('number'),
    supply: t.number(),
    areas: t.ref(Areas),
    herds: t.ref(Herds),
    batch: t.array('number'),
    ready: t.boolean(),
    discards: t.number(),
    sold: t.array('number'),
  },
  'ElGauchoRanch',
);

const Turn = schema(
  {
    seat: t.number(),
    mustTake: t.boolean(),
    dice: t.array('number'),
    wish: t.number(),
    settled: t.boolean(),
  },
  'ElGauchoTurn',
);

/** What lies open on an El Gaucho table. */
export const ElGauchoOpen = schema(
  {
    layout: t.string<LayoutName>(),
    phase: t.string<Phase>(),
    round: t.number(),
    lastDiceRound: t.number(),
    startSeat: t.number(),
    removedRace: t.string<Race>().optional(),
    tiles: t.array('number'),
    riders: t.array('number'),
    rodeo: t.array('number'),
    pile: t.number(),
    steppe: t.number(),
    turn: t.ref(Turn),
    ranches: t.array(Ranch),
  },
  'ElGauchoOpen',
);
export type ElGauchoOpen = SchemaType<typeof ElGauchoOpen>;

/** @public Nobody asks for it: it compiles, or it does not. */
export type ElGauchoMirrorsOpen = Holds<Same<Plain<ElGauchoOpen>, Open>>;
