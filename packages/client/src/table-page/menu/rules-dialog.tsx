import type { JSX } from 'preact';
import { lazy } from '../../app/lazy';
import { Dialog } from '../../shell/ui';
import { texts } from '../../texts/say';

const RulesContent = lazy(async () => (await import('../../rules-page')).RulesContent);

/** The rules at hand, without leaving the table. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={texts.value.page('table')('rules')} open onClose={onClose} wide>
      <RulesContent />
    </Dialog>
  );
}
