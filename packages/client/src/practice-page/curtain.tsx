import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Landscape } from '../home/landscape/landscape';
import { Button, SeatBadge } from '../shell/ui';
import type { LocalSession } from '../table/local/local-session';
import { texts } from '../texts/say';
import './curtain.css';

interface CurtainProps {
  readonly session: LocalSession;
  readonly seat: number;
  readonly name: string;
  /** False for somebody who has the device already. */
  readonly isNew: boolean;
}

/**
 * Lies over everything until the right person has the device. What is behind it shows nobody's hand either: whoever gets
 * past it some other way sees what spectators would.
 */
export function Curtain({ session, seat, name, isNew }: CurtainProps): JSX.Element {
  const say = texts.value.page('practice');
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const colour = session.table.value.seats[seat]?.colour;
  return (
    <dialog
      ref={element}
      class="curtain"
      aria-labelledby={titleId}
      // There is no way around it.
      onCancel={(event) => event.preventDefault()}
    >
      <div class="curtain-land" aria-hidden="true">
        <Landscape />
      </div>
      <div class="curtain-words">
        {colour !== undefined && <SeatBadge colour={colour} size={88} />}
        <h2 class="curtain-title" id={titleId}>
          {say(isNew ? 'curtain' : 'curtain-own', { name })}
        </h2>
        <p class="curtain-text">{say('curtain-text')}</p>
        <Button kind="primary" icon="hand" class="curtain-go" onClick={() => session.takeOver()}>
          {say('curtain-go', { name })}
        </Button>
      </div>
    </dialog>
  );
}
