/** The pastures from the bottom row upward: by name, as where cattle come from, and as where they are put. */
export const elGauchoPastures = {
  '1': 'the bottom pasture',
  '2': 'the lower pasture',
  '3': 'the upper pasture',
  '4': 'the top pasture',
  'from-1': 'from the bottom pasture',
  'from-2': 'from the lower pasture',
  'from-3': 'from the upper pasture',
  'from-4': 'from the top pasture',
  'into-1': 'in the bottom pasture',
  'into-2': 'in the lower pasture',
  'into-3': 'in the upper pasture',
  'into-4': 'in the top pasture',
} as const;
