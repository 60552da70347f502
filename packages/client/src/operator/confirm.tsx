import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Button, Dialog } from '../shell/ui';
import { texts } from '../texts/say';
import { troubleText } from './trouble';

interface ConfirmProps {
  /** What would happen: the button that does it says the same. */
  readonly title: string;
  readonly text: string;
  readonly act: () => Promise<unknown>;
  /** After it is done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

/** Every act of an operator is confirmed. Stays open until the server has answered, and says why if it refused. */
export function Confirm({ title, text, act, onDone, onClose, children }: ConfirmProps): JSX.Element {
  const isBusy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const go = async (): Promise<void> => {
    isBusy.value = true;
    try {
      await act();
      onClose();
      onDone();
    } catch (error) {
      trouble.value = troubleText(error);
      isBusy.value = false;
    }
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.value.page('common')('cancel')}
          </Button>
          <Button kind="primary" busy={isBusy.value} onClick={() => void go()}>
            {title}
          </Button>
        </>
      }
    >
      <div class="operator-detail">
        <p>{text}</p>
        {children}
      </div>
      <p class="operator-trouble" role="alert">
        {trouble.value}
      </p>
    </Dialog>
  );
}
