import type { emotes as english } from '../en/emotes';
import type { Translation } from '../translation';

export const emotes = {
  laugh: 'Risa',
  wow: 'Asombro',
  sad: 'Tristeza',
  angry: 'Enfado',
  clap: 'Aplauso',
  think: 'Reflexión',
  hat: 'Saludo con el sombrero',
  cow: 'Vaca',
} as const satisfies Translation<typeof english, 'es'>;
