/** Words that stand on many pages. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  'try-again': 'Try again',
} as const;
