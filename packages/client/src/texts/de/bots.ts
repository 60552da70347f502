import type { Translation } from '@pampa/texts';
import type { bots as english } from '../en/bots';

export const bots = {
  peon: 'Peon',
  gaucho: 'Gaucho',
  baron: 'Baron',
  'skill-peon': 'lernt noch',
  'skill-gaucho': 'spielt gut',
  'skill-baron': 'schwer zu schlagen',
  'about-peon': 'Lernt noch: Nimmt, was am nächsten liegt.',
  'about-gaucho': 'Spielt gut: Denkt jeden Zug zu Ende.',
  'about-baron': 'Schwer zu schlagen: Malt sich aus, wie es weitergehen könnte.',
  choose: 'Wie gut soll dieser Bot sein?',
  change: 'Stärke ändern',
  'change-of': 'Die Stärke von {{name}} ändern',

  Eusebio: 'Pfeift, wenn die Würfel es gut meinen.',
  Delfina: 'Grüßt jedes Rind beim Namen.',
  Tobías: 'Fragt vor jedem Zug sein Pferd um Rat.',
  Jacinta: 'Lacht am lautesten, wenn sie verliert.',
  Facundo: 'Sagt wenig und sieht viel.',
  Ramona: 'Nie in Eile, nie zu spät.',
  Anselmo: 'Hat für jedes Wetter einen Spruch.',
  Celestina: 'Verzeiht alles, nur kein gestohlenes Rind.',
  'Don Evaristo': 'Zählt seine Pesos zweimal, und deine auch.',
  'Doña Inés': 'Lächelt am meisten, wenn die Würfel gegen sie sind.',
  'Don Severino': 'Hat noch nie einen Zug gelobt, auch keinen eigenen.',
  'Doña Leonor': 'Tut, als gehöre ihr die ganze Pampa.',
} as const satisfies Translation<typeof english, 'de'>;
