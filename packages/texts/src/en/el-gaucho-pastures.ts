/** The pastures from the bottom row upward: by name, as where cattle come from, and as where they are put. */
export const elGauchoPastures = {
  '1': 'the first pasture',
  '2': 'the second pasture',
  '3': 'the third pasture',
  '4': 'the fourth pasture',
  'from-1': 'from the first pasture',
  'from-2': 'from the second pasture',
  'from-3': 'from the third pasture',
  'from-4': 'from the fourth pasture',
  'into-1': 'in the first pasture',
  'into-2': 'in the second pasture',
  'into-3': 'in the third pasture',
  'into-4': 'in the fourth pasture',
} as const;
