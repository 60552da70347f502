import type { ActCode, StartCode, UndoCode } from '@pampa/rules';

/** What the house itself says about a match, whatever the game. */
export const matches = {
  'no-such-seat': 'There is no such seat at this table.',
  stale: 'Something has happened in the meantime: look again and choose anew.',
  illegal: 'The rules don’t allow that.',
  'nothing-to-undo': 'There is nothing to undo.',
  'wrong-game': 'We don’t know the game “{{game}}” in version {{rules}} of its rules.',
  'wrong-seats': 'This game can’t be played by {{seats}}.',
  'bad-options': 'The option “{{option}}” has a value that can’t be chosen.',
  'bad-commitment': 'The secret of seat {{seat}} does not match its commitment.',
  'bad-commitment-server': 'The server’s secret does not match its commitment.',
  'took-back': '{{player}} undoes move {{entry}}.',
  'took-back-all': 'Everybody agrees: {{player}} undoes move {{entry}} and all that followed.',
  'without-result': 'The match was ended without a result.',
  resigned: '{{player}} resigns; a bot plays on.',
  'standing-resigned': '{{standing}} (resigned)',
} as const satisfies Record<ActCode | UndoCode | StartCode, string> & Record<string, string>;
