/** What somebody reported, for whoever looks into it. */
export const reports = {
  called: 'Report {{id}}, received {{when}}',
  saved: 'A report that was saved, not sent',
  page: 'Page: {{place}}, build {{build}}, protocol {{protocol}}, rules {{rules}}, language {{language}}',
  browser: 'Browser: {{agent}}, {{width}} × {{height}} at {{ratio}}',
  match: 'Match {{match}}: {{game}}, {{seats}} seats',
  'from-seat': 'Seen from seat {{seat}}, up to entry {{entry}}',
  'from-outside': 'Seen by a spectator, up to entry {{entry}}',
  'no-match': 'Not at a match',
  'no-moves': 'No move was seen.',
  'unknown-game': 'The moves are those of a game that is not known here.',
  seat: 'Seat {{seat}}',
  'in-secret': '{{player}} chooses in secret.',
  unreadable:
    'This is a report of a problem, but not one that can be read: {{path}} is not what it should be.',
} as const;
