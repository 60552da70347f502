/** The frame around every page: what stands above and below it, and what is said where there is no page. */
export const shell = {
  tagline: 'Cattle-country board games with friends, in the browser.',
  loading: 'One moment…',
  'not-loaded': 'This part could not be loaded',
  'not-loaded-text': 'The connection may be down, or the server has just been updated. Nothing is lost.',
  reload: 'Reload the page',
  'restart-soon':
    'The server restarts in {{minutes}} min, at {{time}}. Matches are kept and go on afterwards.',
  'restart-now': 'The server restarts any moment. Matches are kept and go on afterwards.',
  'house-closed': 'The doors are closed for now',
  'house-closed-text':
    'No new tables or players at the moment. Matches under way go on, and you can practise offline.',
  missing: 'Nothing but grass here',
  'missing-text': 'There is no page at this address. Perhaps a letter got lost on the way.',
  'to-home': 'To the front page',
  home: 'Front page',
  rules: 'Rules',
  'open-record': 'Open a record',
  settings: 'Settings',
  credits: 'Credits',
  'sound-on': 'Sound is on: switch it off',
  'sound-off': 'Sound is off: switch it on',
  language: 'Language',
  unofficial: 'An unofficial fan implementation, not affiliated with the publishers.',
  'free-software': 'Free software under the MIT licence.',
  'credits-games': 'The games',
  'credits-games-text':
    'El Gaucho is a board game by Arve D. Fühler. Its name belongs to its owners. All pictures and texts here are our own.',
  'credits-type': 'Type',
  'credits-type-text':
    'Rye by Nicole Fally, Zilla Slab by Typotheque for Mozilla, Source Sans 3 by Paul D. Hunt for Adobe: all under the SIL Open Font License 1.1.',
  'credits-pictures': 'Pictures and sounds',
  'credits-pictures-text': 'Made for Pampa, and free like the rest of it.',
  'credits-software': 'Software',
  'credits-software-text': 'Pampa builds on the work of others, all under open licences:',
  'credits-licences': 'All licences in full',
} as const;
