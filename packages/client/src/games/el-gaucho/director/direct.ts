import type { Animator, Beat, Directed, Seen } from './types';
import { rolled, took, wished } from './dice';
import { gameEnded, passed, pileEmptied, roundBegan } from './flow';
import { claimed, occupied, raised, recalled, rode, roused } from './gauchos';
import { herdsShown, joined } from './herd';
import { cameHome, lastCameHome } from './home';
import { stole } from './lasso';
import { ousted } from './overseer';
import { pasturesRefilled, steppeRefilled } from './refill';
import { sold } from './sale';
import { leftSteppe, scouted, settled } from './steppe';
import type { Gates } from '../scene/gates';
import type { BannerTexts } from './banner-texts';

interface Props {
  readonly texts: BannerTexts;
  readonly gates: Gates;
}

/** How an event is shown; null where everything just goes where it belongs. */
export function direct(
  { open: event, held }: Seen,
  beat: Beat,
  animator: Animator,
  { texts, gates }: Props,
): Directed | null {
  switch (event.type) {
    case 'rolled':
      return rolled(event, beat, animator);
    case 'took':
      return took(event, beat, animator);
    case 'wished':
      return wished(event, beat, animator);
    case 'claimed':
      return claimed(event, beat, animator);
    case 'occupied':
      return occupied(event, beat, animator);
    case 'stood':
    case 'laid':
      return rode(event, beat, animator);
    case 'raised':
      return raised(event, beat, animator);
    case 'recalled':
      return recalled(event, beat, animator);
    case 'roused':
      return roused(event, beat, animator);
    case 'ousted':
      return ousted(event, beat, animator);
    case 'came-home':
      return cameHome(event, beat, animator, gates);
    case 'last-came-home':
      return lastCameHome(event, beat, animator, gates);
    case 'joined':
      return joined(event, beat, animator);
    case 'herds-shown':
      return herdsShown(event, beat, animator);
    case 'sold':
      return sold(event, beat, animator);
    case 'stole':
      return stole(event, beat, animator);
    case 'scouted':
      return scouted(event, held, beat, animator);
    case 'settled':
      return settled(event, beat, animator);
    case 'left-steppe':
      return leftSteppe(event, beat, animator);
    case 'steppe-refilled':
      return steppeRefilled(event, beat, animator);
    case 'pastures-refilled':
      return pasturesRefilled(event, beat, animator);
    case 'round-began':
      return roundBegan(event, animator, texts);
    case 'pile-emptied':
      return pileEmptied(event, animator, texts);
    case 'passed':
      return passed(event, beat, animator);
    case 'game-ended':
      return gameEnded(event, beat, animator, texts);
    case 'chose':
    case 'turn-began':
    case 'turn-ended':
      return null;
  }
}
