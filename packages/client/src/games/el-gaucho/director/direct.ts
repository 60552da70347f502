import type { Beat, Directed } from './beat';
import type { Seen } from './beats';
import { rolled, took, wished } from './dice';
import { gameEnded, passed, pileEmptied, roundBegan } from './flow';
import { claimed, occupied, raised, recalled, rode, roused } from './gauchos';
import type { Hands } from './hands';
import { herdsShown, joined } from './herd';
import { cameHome, lastCameHome } from './home';
import { stole } from './lasso';
import { ousted } from './overseer';
import { pasturesRefilled, steppeRefilled } from './refill';
import { sold } from './sale';
import { leftSteppe, scouted, settled } from './steppe';
import type { Words } from './words';

/** How an event is shown; null where things just go where they belong. */
export function direct({ open: event, held }: Seen, beat: Beat, hands: Hands, words: Words): Directed | null {
  switch (event.type) {
    case 'rolled':
      return rolled(event, beat, hands);
    case 'took':
      return took(event, beat, hands);
    case 'wished':
      return wished(event, beat, hands);
    case 'claimed':
      return claimed(event, beat, hands);
    case 'occupied':
      return occupied(event, beat, hands);
    case 'stood':
    case 'laid':
      return rode(event, beat, hands);
    case 'raised':
      return raised(event, beat, hands);
    case 'recalled':
      return recalled(event, beat, hands);
    case 'roused':
      return roused(event, beat, hands);
    case 'ousted':
      return ousted(event, beat, hands);
    case 'came-home':
      return cameHome(event, beat, hands);
    case 'last-came-home':
      return lastCameHome(event, beat, hands);
    case 'joined':
      return joined(event, beat, hands);
    case 'herds-shown':
      return herdsShown(event, beat, hands);
    case 'sold':
      return sold(event, beat, hands);
    case 'stole':
      return stole(event, beat, hands);
    case 'scouted':
      return scouted(event, held, beat, hands);
    case 'settled':
      return settled(event, beat, hands);
    case 'left-steppe':
      return leftSteppe(event, beat, hands);
    case 'steppe-refilled':
      return steppeRefilled(event, beat, hands);
    case 'pastures-refilled':
      return pasturesRefilled(event, beat, hands);
    case 'round-began':
      return roundBegan(event, hands, words);
    case 'pile-emptied':
      return pileEmptied(event, hands, words);
    case 'passed':
      return passed(event, beat, hands);
    case 'game-ended':
      return gameEnded(event, beat, hands, words);
    case 'chose':
    case 'turn-began':
    case 'turn-ended':
      return null;
  }
}
