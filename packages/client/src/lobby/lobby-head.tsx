import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Link } from '../app/link';
import { hasRulesToRead } from '../games/offered';
import { openSettings } from '../settings/settings-dialog';
import { settings } from '../settings/settings';
import { toggleSound } from '../settings/sound-switch';
import { Button, IconButton } from '../shell/ui';
import type { TableSession } from '../table/session';
import { LineState } from '../table-page/line-state';
import { RulesDialog } from '../table-page/menu/rules-dialog';
import { texts } from '../texts/say';

interface LobbyHeadProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

export function LobbyHead({ session, table }: LobbyHeadProps): JSX.Element {
  const [say, shell] = [texts.value.page('lobby'), texts.value.page('shell')];
  const host = table.host === null ? undefined : table.seats[table.host];
  const isReading = useSignal(false);
  const isLoud = settings.volume.value > 0;
  return (
    <header class="lobby-head">
      <Link to="" class="lobby-logo" title={say('leave')}>
        Pampa
      </Link>
      <div class="lobby-titles">
        <h1 class="lobby-title">
          {host === undefined ? say('title', { code: table.code }) : say('table-of', { name: host.name })}
        </h1>
        <span class="lobby-game">
          {texts.value.game(table.game)?.title}
          {table.series.number > 1 &&
            ` · ${texts.value.page('results')('series-number', { number: table.series.number })}`}
        </span>
      </div>
      <LineState session={session} />
      <nav class="lobby-nav" aria-label={shell('settings')}>
        {hasRulesToRead(table.game) && (
          <Button
            kind="quiet"
            icon="book"
            class="lobby-rules"
            title={shell('rules')}
            onClick={() => (isReading.value = true)}
          >
            {shell('rules')}
          </Button>
        )}
        <IconButton
          icon={isLoud ? 'sound' : 'mute'}
          label={shell(isLoud ? 'sound-on' : 'sound-off')}
          onClick={toggleSound}
        />
        <IconButton icon="settings" label={shell('settings')} onClick={openSettings} />
      </nav>
      {isReading.value && <RulesDialog onClose={() => (isReading.value = false)} />}
    </header>
  );
}
