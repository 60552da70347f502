import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasRulesToRead } from '../games/offered';
import { SettingsDialog } from '../settings/settings-dialog';
import { houseNotice } from '../shell/house-notice';
import { Toasts } from '../shell/ui';
import { Missing } from './missing';
import {
  Home,
  LearnPage,
  OperatorPage,
  PracticePage,
  ReplayPage,
  RestartBanner,
  RulesPage,
  TablePage,
} from './pages';
import { route } from './router';

export function App(): JSX.Element {
  const shown = route.value;
  const isFirst = useRef(true);
  useEffect(() => {
    // Another page is read from its top, by eyes and by screen readers alike. The first one has the browser's own focus.
    if (!isFirst.current) document.getElementById('app')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [shown]);
  const { restartAt, clockAhead } = houseNotice.value;
  return (
    <>
      {restartAt !== null && <RestartBanner key={restartAt} at={restartAt - clockAhead} />}
      <Page />
      <SettingsDialog />
      <Toasts />
    </>
  );
}

function Page(): JSX.Element {
  const shown = route.value;
  switch (shown.page) {
    case 'home':
      return <Home />;
    case 'table':
      // Another table is another page: nothing of the one before may stay.
      return <TablePage key={`${shown.as}/${shown.code}`} code={shown.code} as={shown.as} />;
    case 'rules':
      return hasRulesToRead(shown.game) ? <RulesPage /> : <Missing />;
    case 'replay':
      return <ReplayPage key={shown.id ?? ''} id={shown.id} />;
    case 'practice':
      return <PracticePage key={shown.id} id={shown.id} />;
    case 'learn':
      return <LearnPage chapter={shown.chapter} />;
    case 'operator':
      return <OperatorPage />;
    case 'missing':
      return <Missing />;
  }
}
