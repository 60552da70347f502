/** Words that stand on many pages. */
export const common = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  copied: 'Copied',
  copy: 'Copy',
  save: 'Save',
  'try-again': 'Try again',
} as const;
