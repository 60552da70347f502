import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Footer } from '../app/footer';
import { QuickSwitches } from '../app/quick-switches';
import { settings } from '../settings/settings';
import { Button, Icon } from '../shell/ui';
import { texts } from '../texts/say';
import { About } from './about';
import { BotsCard } from './bots-card';
import { host, unnamed } from './host';
import { HouseClosed } from './house-closed';
import { JoinCard } from './join-card';
import { Landscape } from './landscape/landscape';
import { MoreWays } from './more-ways';
import { MyTablesList } from './my-tables-list';
import { NameDialog } from './name-dialog';
import { followOpenList, type OpenList } from './open-list';
import { OpenTables } from './open-tables';
import { StartCard } from './start-card';
import './home.css';
import './table-row.css';

/** The front page: who comes here is at a table in two taps. */
export function Home(): JSX.Element {
  const say = texts.value.page('home');
  const list = useSignal<OpenList>({ state: 'asking' });
  useEffect(() => followOpenList(list), [list]);
  const isServerGone = list.value.state === 'quiet' && list.value.isServerGone;
  return (
    <div class="home">
      <header class="hero">
        <Landscape />
        <div class="hero-switches">
          <QuickSwitches />
        </div>
        <div class="hero-words">
          <h1 class="hero-logo">Pampa</h1>
          <p class="hero-tagline">{texts.value.page('shell')('tagline')}</p>
        </div>
      </header>
      <main class="home-main">
        {isServerGone ? <ServerGone /> : <HouseClosed />}
        <div class="offers">
          <StartCard />
          <JoinCard />
          <BotsCard />
        </div>
        <MoreWays />
        {settings.name.value !== '' && (
          <p class="home-name">
            <Icon name="hat" />
            <span>{say('playing-as', { name: settings.name.value })}</span>
            <Button kind="quiet" onClick={() => (unnamed.value = { wish: null, trouble: null })}>
              {say('name-change')}
            </Button>
          </p>
        )}
        <MyTablesList />
        <OpenTables list={list.value} />
        <About />
      </main>
      <Footer />
      <AskName />
    </div>
  );
}

function ServerGone(): JSX.Element {
  const say = texts.value.page('home');
  return (
    <div class="panel home-gone" role="status">
      <Icon name="wifi-off" size={28} />
      <div>
        <strong>{say('unreachable')}</strong>
        <p>{say('unreachable-text')}</p>
      </div>
    </div>
  );
}

function AskName(): JSX.Element | null {
  const asked = unnamed.value;
  if (asked === null) return null;
  const close = (): void => {
    unnamed.value = null;
  };
  return (
    <NameDialog
      trouble={asked.trouble}
      onClose={close}
      onNamed={() => {
        close();
        if (asked.wish !== null) void host(asked.wish);
      }}
    />
  );
}
