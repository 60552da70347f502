import type { Translation } from '@pampa/texts';
import type { common as english } from '../en/common';

export const common = {
  back: 'Volver',
  cancel: 'Cancelar',
  close: 'Cerrar',
  confirm: 'Confirmar',
  copied: 'Copiado',
  copy: 'Copiar',
  save: 'Guardar',
  'try-again': 'Reintentar',
} as const satisfies Translation<typeof english, 'es'>;
