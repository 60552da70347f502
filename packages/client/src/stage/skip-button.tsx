import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../shell/ui';
import { texts } from '../texts/say';
import './skip-button.css';

/** What is shorter is over before anybody has found the button. */
const WORTH_SKIPPING_MS = 1200;

interface SkipButtonProps {
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly onSkip: () => void;
}

/** For those who don't know that a click on the picture does the same: there while something longer is shown. */
export function SkipButton({ isPlaying, onSkip }: SkipButtonProps): JSX.Element | null {
  const [isLong, setLong] = useState(false);
  const isMoving = isPlaying.value;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setLong(true), WORTH_SKIPPING_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isMoving]);
  if (!isMoving || !isLong) return null;
  return (
    <div class="scene-skip">
      <Button kind="quiet" icon="skip" onClick={onSkip}>
        {texts.value.page('play')('skip')}
      </Button>
    </div>
  );
}
