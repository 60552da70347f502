import type { Translation } from '@pampa/texts';
import type { common as english } from '../en/common';

export const common = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  'try-again': 'Reintentar',
} as const satisfies Translation<typeof english, 'es'>;
