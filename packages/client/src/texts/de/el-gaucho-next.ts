import type { Translation } from '@pampa/texts';
import type { elGauchoNext as english } from '../en/el-gaucho-next';

export const elGauchoNext = {
  'another-tile': 'Tipp noch ein Plättchen an, um auch das zu behalten.',
  'second-die': 'Tipp einen zweiten Würfel an.',
  'another-die': 'Tipp noch einen Würfel dafür an.',
  dice: 'Tipp die Würfel dafür an.',
  'space-or-area': 'Tipp ein Rind oder ein Aktionsfeld an, das diese Summe kostet.',
  space: 'Tipp ein Rind an, das diese Summe kostet.',
  area: 'Tipp ein Aktionsfeld an, das diese Summe kostet.',
  'stand-or-lie': 'Stehen oder liegen?',
  fetch: 'Tipp den liegenden Gaucho an, den du dafür holst.',
  face: 'Wähle eine Zahl für den Würfel.',
  herd: 'Wähle die Herde, die du verkaufst.',
  cattle: 'Tipp das Rind an, das du stehlen willst.',
  rouse: 'Tipp den Gaucho an, der aufstehen soll.',
  oust: 'Tipp den fremden Gaucho an, den du verdrängst.',
  'rouse-or-oust': 'Tipp einen liegenden Gaucho an: Deiner steht auf, ein fremder macht Platz.',
  steppe: 'Sieh dir die Rinder der Steppe an.',
  'only-back': 'Von hier kannst du ihn gerade nur zurückholen.',
  'from-area': 'Tipp das Aktionsfeld an, von dem du einen Gaucho zurückholst.',
  'settle-where': 'Tipp ein freies Feld dafür an.',
  'settle-what': 'Tipp das Plättchen an, das du dort einsetzt.',
  gap: 'Tipp eine Lücke in der Herde an, oder häng es hinten an.',
  any: 'Tipp etwas Leuchtendes an.',
} as const satisfies Translation<typeof english, 'de'>;
