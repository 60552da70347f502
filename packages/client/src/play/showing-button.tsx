import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../settings/in-effect';
import { IconButton } from '../shell/ui';
import { texts } from '../texts/say';
import type { Showing } from './showing';

/** What is shorter is over before anybody has found the button. */
const WORTH_SKIPPING_MS = 1200;

/**
 * Shows the last move again; while something longer is shown, ends that, for those who don't know that a click on the
 * picture does the same. In one place, for one can never want both.
 */
export function ShowingButton({ showing }: { readonly showing: Showing }): JSX.Element {
  const say = texts.value.page('play');
  const [isLong, setLong] = useState(false);
  const isMoving = showing.isPlaying.value;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setLong(true), WORTH_SKIPPING_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isMoving]);
  return isMoving && isLong ? (
    <IconButton icon="skip" label={say('skip')} onClick={() => showing.cut()} />
  ) : (
    <IconButton
      icon="replay"
      label={say('show-again')}
      disabled={!showing.canShowAgain.value || isMotionReduced.value}
      onClick={() => showing.showAgain()}
    />
  );
}
