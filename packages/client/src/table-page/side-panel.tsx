import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { IconButton, Tabs, useSheetFocus, type TabsOf } from '../shell/ui';
import type { LoggedStep, TableSession, Told } from '../table/session';
import { texts } from '../texts/say';
import { LogPanel } from './log/log-panel';
import { EmoteBar } from './people/emote-bar';
import { PeoplePanel } from './people/people-panel';
import { Chat } from './talk/chat';
import './side-panel.css';

export type PanelName = 'log' | 'chat' | 'people';

interface SidePanelProps {
  readonly session: TableSession;
  /** As far as the picture is. */
  readonly told: Told;
  readonly table: PublicTable;
  readonly shown: Signal<PanelName | null>;
  /** Beside the table, or over it. */
  readonly isDocked: boolean;
  readonly unread: number;
  readonly onPoint: (step: LoggedStep | null) => void;
}

/** Log, chat and people: beside the table where there is room, otherwise a sheet that comes when it is called. */
export function SidePanel(props: SidePanelProps): JSX.Element | null {
  const { session, told, table, shown, isDocked, unread, onPoint } = props;
  const say = texts.value.page('table');
  const name = shown.value;
  const sheet = useRef<HTMLElement>(null);
  useEscape(!isDocked && name !== null, () => (shown.value = null));
  useSheetFocus(sheet, !isDocked && name !== null);
  if (name === null) return null;
  return (
    <>
      {!isDocked && <div class="side-backdrop" onPointerDown={() => (shown.value = null)} />}
      <aside
        ref={sheet}
        class={`side-panel ${isDocked ? '' : 'side-panel-over'}`}
        aria-label={say('panel')}
        tabIndex={-1}
      >
        <IconButton
          icon="close"
          label={say('close')}
          class="side-close"
          onClick={() => (shown.value = null)}
        />
        <Tabs
          label={say('panel')}
          class="side-tabs"
          value={name}
          onChange={(next) => (shown.value = next)}
          tabs={[
            { value: 'log', label: say('log'), icon: 'list' } as const,
            ...(session.can.talk ? talkTabs(name === 'chat' ? 0 : unread) : []),
          ]}
        >
          {name === 'log' && <LogPanel session={told} table={table} onPoint={onPoint} />}
          {name === 'chat' && (
            <div class="side-chat">
              <Chat session={session} />
              {session.seat.value !== null && <EmoteBar session={session} />}
            </div>
          )}
          {name === 'people' && <PeoplePanel session={session} table={table} />}
        </Tabs>
      </aside>
    </>
  );
}

function talkTabs(unread: number): TabsOf<PanelName> {
  const say = texts.value.page('table');
  return [
    { value: 'chat', label: say('chat'), icon: 'chat', badge: unread },
    { value: 'people', label: say('people'), icon: 'people' },
  ];
}

interface PanelButtonsProps {
  readonly session: TableSession;
  readonly shown: Signal<PanelName | null>;
  readonly unread: number;
}

/** What calls the panel where it is not beside the table. An upright phone has room for one button only. */
export function PanelButtons({ session, shown, unread }: PanelButtonsProps): JSX.Element {
  const say = texts.value.page('table');
  const toggle = (name: PanelName): void => {
    shown.value = shown.value === name ? null : name;
  };
  return (
    <>
      <div class="panel-buttons panel-buttons-apart">
        <IconButton icon="list" label={say('open', { what: say('log') })} onClick={() => toggle('log')} />
        {session.can.talk && (
          <IconButton
            icon="chat"
            label={say('open', { what: say('chat') })}
            badge={unread}
            onClick={() => toggle('chat')}
          />
        )}
      </div>
      <div class="panel-buttons panel-buttons-one">
        <IconButton
          icon="list"
          label={say('open', { what: say('panel') })}
          badge={unread}
          onClick={() => toggle(unread > 0 ? 'chat' : 'log')}
        />
      </div>
    </>
  );
}

function useEscape(isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    // Before whoever else has something to do with it: it is the sheet that is in front.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOn, close]);
}
