import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Missing } from '../app/missing';
import { PageFrame } from '../app/page-frame';
import { Button, Spinner, Tabs } from '../shell/ui';
import { texts } from '../texts/say';
import { operatorApi } from './api';
import { Log } from './log';
import { Login } from './login';
import { Overview } from './overview';
import { Reports } from './reports';
import { Tables } from './tables';
import { loadOperatorText, say } from './text';
import { isLoggedOut, isMissing } from './trouble';
import './operator.css';

const SECTIONS = { overview: Overview, tables: Tables, reports: Reports, log: Log } as const;
type Section = keyof typeof SECTIONS;
const NAMES = Object.keys(SECTIONS) as readonly Section[];

/** The operator's page. */
export function OperatorPage(): JSX.Element {
  const state = useSignal<'asking' | 'missing' | 'out' | 'in'>('asking');
  useSignalEffect(() => {
    // Without them it is in English.
    loadOperatorText(texts.value.language).catch((error: unknown) => console.error(error));
  });
  useEffect(() => {
    document.title = `Pampa · ${say('title')}`;
  });
  useEffect(() => {
    operatorApi.overview().then(
      () => (state.value = 'in'),
      (error: unknown) => {
        // If the server does not answer, the overview says so and asks again.
        state.value = isMissing(error) ? 'missing' : isLoggedOut(error) ? 'out' : 'in';
      },
    );
  }, [state]);
  if (state.value === 'missing') return <Missing />;
  return (
    <PageFrame>
      <div class="operator">
        {state.value === 'asking' && <Spinner />}
        {state.value === 'out' && <Login onLoggedIn={() => (state.value = 'in')} />}
        {state.value === 'in' && <Sections onLoggedOut={() => (state.value = 'out')} />}
      </div>
    </PageFrame>
  );
}

function Sections({ onLoggedOut }: { readonly onLoggedOut: () => void }): JSX.Element {
  const section = useSignal<Section>('overview');
  const Shown = SECTIONS[section.value];
  return (
    <>
      <header class="operator-head">
        <h1>{say('title')}</h1>
        <Button
          kind="quiet"
          icon="door"
          onClick={() =>
            void operatorApi
              .logOut()
              .catch(() => undefined)
              .finally(onLoggedOut)
          }
        >
          {say('log-out')}
        </Button>
      </header>
      <Tabs
        label={say('sections')}
        tabs={NAMES.map((value) => ({ value, label: say(value) }))}
        value={section.value}
        onChange={(value) => (section.value = value)}
        class="operator-tabs"
      >
        <Shown onLoggedOut={onLoggedOut} />
      </Tabs>
    </>
  );
}
