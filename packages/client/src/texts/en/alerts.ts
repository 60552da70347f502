/** What calls somebody back to the table. */
export const alerts = {
  'title-turn': 'Your turn!',
  push: 'Tell me when it’s my turn',
  'push-hint': 'A notification on this device, also when the page is closed.',
  'push-on': 'Notifications are on',
  'push-off': 'Notifications are off',
  'push-denied':
    'Your browser doesn’t allow notifications from this page. You can change that in its settings.',
  'push-unable': 'This browser can’t receive notifications here.',
  'push-install': 'On an iPhone or iPad, first add Pampa to the home screen.',
} as const;
