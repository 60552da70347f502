import type { JSX } from 'preact';
import { lazy } from '../../app/lazy';
import { Dialog } from '../../shell/ui';
import { speakOf } from '../../texts/load';
import { texts } from '../../texts/say';

const RulesContent = lazy(async () => {
  const [{ RulesContent: Shown }] = await Promise.all([import('../../rules-page'), speakOf('match')]);
  return Shown;
});

/** The rules at hand, without leaving the table. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={texts.value.page('table')('rules')} open onClose={onClose} wide>
      <RulesContent />
    </Dialog>
  );
}
