import type { barriers as english } from '../en/barriers';
import type { Translation } from '../translation';

export const barriers = {
  start: 'Du hast noch nichts getan, was du zurücknehmen könntest.',
  draw: 'Seitdem wurde gewürfelt oder gezogen: Der Zufall lässt sich nicht zurücknehmen.',
  reveal: 'Seitdem ist etwas Verborgenes ans Licht gekommen: Das lässt sich nicht zurücknehmen.',
  'other-seat': 'Seitdem hat schon jemand anders gespielt: Allein kannst du das nicht zurücknehmen.',
  'ended-turn': 'Du hast deinen Zug beendet: Allein kannst du das nicht mehr zurücknehmen.',
  over: 'Die Partie ist zu Ende: Es lässt sich nichts mehr zurücknehmen.',
} as const satisfies Translation<typeof english, 'de'>;
