import type { ScenePlan } from './beats';
import type { Script } from './script';
import end from './scripts/end.json';
import herds from './scripts/herds.json';
import lie from './scripts/lie.json';
import overseer from './scripts/overseer.json';
import pasture from './scripts/pasture.json';
import rodeo from './scripts/rodeo.json';
import sort from './scripts/sort.json';
import steppe from './scripts/steppe.json';
import thief from './scripts/thief.json';
import wish from './scripts/wish.json';

/** The compiler knows of a JSON file that it has texts, not which ones; a test plays them all. */
const read = (script: object): Script => script as Script;

const RODEO: ScenePlan = {
  script: read(rodeo),
  beats: [
    { kind: 'tell', id: 'hello' },
    { kind: 'tell', id: 'ring', point: ['ring'] },
    { kind: 'ask', id: 'take', point: ['die:5/0', 'die:2/0'] },
    { kind: 'ask', id: 'stand', point: ['space:24'] },
    { kind: 'ask', id: 'occupy', point: ['area:wish'] },
    { kind: 'ask', id: 'turn-over' },
    { kind: 'watch', id: 'rosa', point: ['space:11'] },
    { kind: 'tell', id: 'turn', point: ['ring'] },
  ],
};

const LIE: ScenePlan = {
  script: read(lie),
  beats: [
    { kind: 'tell', id: 'small', point: ['space:11'] },
    { kind: 'ask', id: 'pair', point: ['die:4/0', 'die:4/1'] },
    { kind: 'ask', id: 'lay', point: ['space:11'] },
    { kind: 'ask', id: 'raise', point: ['space:11'] },
    { kind: 'ask', id: 'trick', point: ['space:11'] },
    { kind: 'ask', id: 'sum', point: ['die:4/0', 'die:5/0'] },
    { kind: 'ask', id: 'both', point: ['space:22'] },
    { kind: 'tell', id: 'lie-done', point: ['space:11', 'space:22'] },
  ],
};

const PASTURE: ScenePlan = {
  script: read(pasture),
  beats: [
    { kind: 'tell', id: 'pasture', point: ['pasture:2'] },
    { kind: 'ask', id: 'missing', point: ['space:22'] },
    { kind: 'ask', id: 'fill', point: ['space:22'] },
    { kind: 'ask', id: 'fill-end' },
    { kind: 'tell', id: 'home', point: ['herd:white', 'herd:spotted'] },
    { kind: 'tell', id: 'stays', point: ['space:21'] },
    { kind: 'tell', id: 'refill', point: ['pile'] },
  ],
};

const HERDS: ScenePlan = {
  script: read(herds),
  beats: [
    { kind: 'tell', id: 'herd', point: ['herd:spotted'] },
    { kind: 'tell', id: 'worth', point: ['herd:spotted'] },
    { kind: 'tell', id: 'batch', point: ['tile:5009', 'tile:5001'] },
    { kind: 'ask', id: 'append', point: ['tile:5001'] },
    { kind: 'tell', id: 'sold', point: ['herd:spotted'] },
  ],
};

const WISH: ScenePlan = {
  script: read(wish),
  beats: [
    { kind: 'tell', id: 'areas', point: ['area:sort', 'area:wish', 'area:sale'] },
    { kind: 'ask', id: 'wish-take', point: ['space:33', 'die:5/0', 'die:1/0'] },
    { kind: 'ask', id: 'wish', point: ['area:wish'] },
    { kind: 'ask', id: 'three', point: ['space:33'] },
    { kind: 'ask', id: 'sale', point: ['herd:brown'] },
    { kind: 'tell', id: 'sale-done', point: ['area:sale', 'area:wish'] },
  ],
};

const SORT: ScenePlan = {
  script: read(sort),
  beats: [
    { kind: 'tell', id: 'sort-why', point: ['tile:4007'] },
    { kind: 'ask', id: 'sort', point: ['tile:4007'] },
    { kind: 'tell', id: 'sorted', point: ['herd:white'] },
  ],
};

const THIEF: ScenePlan = {
  script: read(thief),
  beats: [
    { kind: 'tell', id: 'thief-why', point: ['area:thief', 'area:overseer', 'area:steppe'] },
    { kind: 'ask', id: 'steal', point: ['ranch:1'] },
    { kind: 'tell', id: 'stolen', point: ['herd:ochre'] },
  ],
};

const OVERSEER: ScenePlan = {
  script: read(overseer),
  beats: [
    { kind: 'tell', id: 'overseer-why', point: ['area:overseer'] },
    {
      kind: 'ask',
      id: 'overseer',
      point: ['space:22', 'space:43', 'space:11'],
      orAny: ['rouse', 'oust'],
    },
    { kind: 'tell', id: 'overseer-done' },
  ],
};

const STEPPE: ScenePlan = {
  script: read(steppe),
  beats: [
    { kind: 'tell', id: 'steppe-why', point: ['area:steppe'] },
    { kind: 'ask', id: 'scout', point: ['area:steppe'] },
    { kind: 'ask', id: 'settle', point: ['tile:3012'], orAny: ['settle'] },
    { kind: 'tell', id: 'settled' },
  ],
};

const END: ScenePlan = {
  script: read(end),
  beats: [
    { kind: 'tell', id: 'pile', point: ['pile'] },
    { kind: 'ask', id: 'end-take', point: ['space:41'] },
    { kind: 'ask', id: 'end-stand', point: ['space:41'] },
    { kind: 'ask', id: 'end-turn', point: ['space:42'] },
    { kind: 'watch', id: 'end-rosa', point: ['herd:brown'] },
    { kind: 'tell', id: 'no-dice', point: ['ring'] },
    { kind: 'ask', id: 'end-sell', point: ['herd:black'] },
    { kind: 'ask', id: 'end-last' },
    { kind: 'tell', id: 'over', point: ['track'] },
  ],
};

/** What is taught, in order; their titles and words are in `texts/`. */
export const CHAPTERS: readonly (readonly ScenePlan[])[] = [
  [RODEO],
  [LIE],
  [PASTURE],
  [HERDS],
  [WISH, SORT],
  [THIEF, OVERSEER, STEPPE],
  [END],
];
