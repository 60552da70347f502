import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { toast, Toggle } from '../shell/ui';
import type { TableSession } from '../table/session';
import { troubleText } from '../table-page/ask';
import { texts } from '../texts/say';
import { canPush, isPushOn, switchPushOff, switchPushOn, wantsInstalling } from './push';

/** "Tell me when it's my turn". Not shown where the server or the browser can't. */
export function PushSwitch({ session }: { readonly session: TableSession }): JSX.Element | null {
  const say = texts.value.page('alerts');
  const isOn = useSignal(false);
  const isBusy = useSignal(false);
  useEffect(() => {
    void isPushOn().then((on) => (isOn.value = on));
  }, [isOn]);
  const key = session.pushKey.value;
  if (key === null) return null;
  if (!canPush()) return wantsInstalling() ? <p class="menu-note">{say('push-install')}</p> : null;
  const change = async (on: boolean): Promise<void> => {
    isBusy.value = true;
    try {
      const { language } = texts.value;
      if (on) {
        isOn.value = await switchPushOn(session, key, language);
        toast(say(isOn.value ? 'push-on' : 'push-denied'), isOn.value ? 'good' : 'bad');
      } else {
        await switchPushOff(session, language);
        isOn.value = false;
        toast(say('push-off'));
      }
    } catch (error) {
      toast(error instanceof DOMException ? say('push-unable') : troubleText(error, session), 'bad');
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <div class="menu-toggle">
      <Toggle
        label={say('push')}
        hint={say('push-hint')}
        value={isOn.value}
        disabled={isBusy.value}
        onChange={(on) => void change(on)}
      />
    </div>
  );
}
