/**
 * What calls people back to their table: title and body of a notification on their own device, and a line for the chat
 * that the table’s webhook leads to.
 */
export const notifications = {
  'turn-title': 'It’s your turn!',
  'turn-body': 'Table {{code}} ({{game}}) is waiting for you.',
  'turn-line': 'It’s {{player}}’s turn at table {{code}} ({{game}}).',
  'nudge-title': '{{by}} is waiting for you',
  'nudge-body': 'It’s your turn at table {{code}} ({{game}}).',
  'nudge-line': '{{by}} is waiting for {{player}} at table {{code}} ({{game}}).',
  'claim-title': 'Somebody asks for your seat',
  'claim-body': 'Table {{code}} ({{game}}): if you don’t come back, the others may give it away.',
  'claim-line': 'Somebody asks for {{player}}’s seat at table {{code}} ({{game}}).',
  'given-title': 'Your seat was given away',
  'given-body': 'Open table {{code}} ({{game}}) on this device, and the seat is yours again.',
  'given-line':
    'The others gave {{player}}’s seat at table {{code}} ({{game}}) to somebody who asked for it.',
  'over-title': 'The match is over',
  'over-body': 'See how it ended at table {{code}} ({{game}}).',
  'over-body-won': 'First place at table {{code}} ({{game}}): {{players}}.',
  'over-line': 'The match at table {{code}} ({{game}}) is over.',
  'over-line-won': 'The match at table {{code}} ({{game}}) is over. First place: {{players}}.',
} as const;
