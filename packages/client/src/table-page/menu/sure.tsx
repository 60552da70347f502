import type { JSX } from 'preact';
import { Button, Dialog } from '../../shell/ui';
import { texts } from '../../texts/say';

interface SureProps {
  /** What would happen: the button that does it says the same. */
  readonly title: string;
  readonly text: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** For what nobody should do by a slip. */
export function Sure({ title, text, onYes, onClose }: SureProps): JSX.Element {
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
          <Button
            kind="danger"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {title}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
