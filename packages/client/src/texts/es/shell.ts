import type { Translation } from '@pampa/texts';
import type { shell as english } from '../en/shell';

export const shell = {
  tagline: 'Juegos de mesa de tierras ganaderas, con amigos, en el navegador.',
  loading: 'Un momento…',
  'not-loaded': 'No se ha podido cargar esta parte',
  'not-loaded-text':
    'Puede que falle la conexión o que el servidor se acabe de actualizar. No se ha perdido nada.',
  reload: 'Recargar la página',
  'restart-soon':
    'El servidor se reinicia dentro de {{minutes}} min, a las {{time}}. Las partidas se conservan y siguen después.',
  'restart-now': 'El servidor se reinicia en cualquier momento. Las partidas se conservan y siguen después.',
  'house-closed': 'Por ahora las puertas están cerradas',
  'house-closed-text':
    'Ahora mismo no se admiten mesas ni personas nuevas. Las partidas en curso siguen, y puedes practicar sin conexión.',
  missing: 'Aquí no hay más que pasto',
  'missing-text': 'No hay ninguna página en esta dirección. Quizá se haya perdido una letra por el camino.',
  'to-home': 'Ir a la portada',
  home: 'Portada',
  rules: 'Reglas',
  'open-record': 'Abrir un registro',
  settings: 'Ajustes',
  credits: 'Créditos',
  'sound-on': 'El sonido está activado: apagarlo',
  'sound-off': 'El sonido está apagado: activarlo',
  language: 'Idioma',
  unofficial: 'Una adaptación no oficial hecha por aficionados, sin relación con las editoriales.',
  'free-software': 'Software libre con licencia MIT.',
  'credits-games': 'Los juegos',
  'credits-games-text':
    'El Gaucho es un juego de mesa de Arve D. Fühler. Su nombre pertenece a sus titulares. Todas las imágenes y todos los textos de esta página son nuestros.',
  'credits-type': 'Tipografía',
  'credits-type-text':
    'Rye de Nicole Fally, Zilla Slab de Typotheque para Mozilla, Source Sans 3 de Paul D. Hunt para Adobe: todas con la licencia SIL Open Font License 1.1.',
  'credits-pictures': 'Imágenes y sonidos',
  'credits-pictures-text': 'Hechos para Pampa, y libres como todo lo demás.',
  'credits-software': 'Software',
  'credits-software-text': 'Pampa se apoya en el trabajo de otras personas, siempre con licencias abiertas:',
  'credits-licences': 'Texto completo de las licencias',
} as const satisfies Translation<typeof english, 'es'>;
