/** The proof that a match was fair, and how the dice fell. */
export const verify = {
  title: 'Dice and fairness',
  ask: 'All secrets are open now. Your browser can play the whole match again and check every roll, every draw and every move.',
  verify: 'Verify this game',
  running: 'Playing the match again…',
  good: 'This match was fair',
  'good-text':
    'Every secret fits its seal, every roll and every tile follows from them, and no move was changed afterwards.',
  'failed-at': 'Entry {{entry}} is wrong',
  'failed-before': 'Wrong from the start',
  unverifiable: 'Unverifiable',
  'not-yours': 'Not the match this browser saw',
  'to-entry': 'Go to entry {{entry}}',
  'at-entry': 'at entry {{entry}}',
  own: 'What only this browser knows',
  'own-bytes': 'Your own secret',
  'own-bytes-yes': 'The secret that this browser made is among those the dice were made of.',
  'own-bytes-no': 'The secret that this browser made is not in the record: it was exchanged for another.',
  'own-bytes-none': 'This browser had no seat in this match, so it has no secret to look for.',
  'last-link': 'The last move you saw',
  'last-link-yes': 'At move {{entry}} the record is the match that this browser was shown.',
  'last-link-none':
    'This browser did not see the match, so it can’t tell it from another one played from the same secrets.',
  'last-link-shortened':
    'This browser saw move {{entry}}, and the record stops before it: its end was cut off.',
  'last-link-another': 'At move {{entry}} this browser saw another match than the record tells.',
  'last-link-went-back':
    'This browser had already seen move {{entry}} when the server went back behind it. After a restored backup that happens; otherwise ask the host why.',
  'header-detail_one': '{{count}} player, and what was agreed',
  'header-detail_other': '{{count}} players, and what was agreed',
  'commitments-detail_one': '{{count}} secret fits its seal',
  'commitments-detail_other': '{{count}} secrets fit their seals',
  'entries-detail': '{{entries}} moves, {{words}} random numbers drawn anew',
  'links-detail_one': '{{count}} link',
  'links-detail_other': '{{count}} links, each made of the one before',
  'events-detail_one': '{{count}} event',
  'events-detail_other': '{{count}} events',
  'snapshots-detail_one': '{{count}} comparison of the whole table',
  'snapshots-detail_other': '{{count}} comparisons of the whole table',
  'by-hand':
    'To check it without this page: save the record and run “npm run verify -- FILE” with Pampa’s source code.',
  dice: 'How the dice fell',
  'dice-extent': 'Show',
  'dice-total': 'In total',
  'dice-rounds': 'By round',
  'dice-round': 'Round',
  'dice-expected': 'expected: {{times}} each',
  'dice-band': 'usual range: {{low}} to {{high}} (19 of 20 fair faces)',
  'dice-usual':
    '{{dice}} dice were rolled. Of 100 fair matches, about {{share}} are at least as uneven as this one (chi-square {{chi}}).',
  'dice-rare':
    '{{dice}} dice were rolled. Fewer than 1 of 100 fair matches is as uneven as this one (chi-square {{chi}}). That happens; whether the dice were fair is what the check tells.',
} as const;
