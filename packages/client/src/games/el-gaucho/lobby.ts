import { texts } from '../../texts/say';
import type { GameOption } from '../game-option';

/** What can be chosen before a match. */
export function elGauchoOptions(players: readonly string[]): readonly GameOption[] {
  const say = texts.value.page('el-gaucho-options');
  return [
    {
      name: 'layout',
      label: say('layout'),
      hint: say('layout-hint'),
      choices: [
        { value: 'wide', label: say('layout-wide') },
        { value: 'narrow', label: say('layout-narrow') },
      ],
    },
    {
      name: 'startSeat',
      label: say('startSeat'),
      hint: say('startSeat-hint'),
      choices: [
        { value: 'random', label: say('startSeat-random') },
        ...players.map((name, seat) => ({ value: seat, label: name })),
      ],
    },
  ];
}
