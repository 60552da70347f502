import { describeEvenings } from './describe-evenings';

describeEvenings([
  ['two people, a whole game', { people: 2, bot: false, acts: Infinity }],
  [
    'two people and a bot, whose seat a spectator takes, a whole game',
    { people: 2, bot: true, acts: Infinity },
  ],
  ['three people, a whole game', { people: 3, bot: false, acts: Infinity }],
  [
    'three people and a bot, whose seat a spectator takes, a whole game',
    { people: 3, bot: true, acts: Infinity },
  ],
  ['four people, a whole game', { people: 4, bot: false, acts: Infinity }],
]);
