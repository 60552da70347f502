import { usualOptions } from '@pampa/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageFrame } from '../app/page-frame';
import { go } from '../app/router';
import { Landscape } from '../home/landscape/landscape';
import { settings } from '../settings/settings';
import { Button, Choice, Panel } from '../shell/ui';
import { beginGame } from '../table/local/begin-game';
import { browserGames } from '../table/local/saved-games';
import { fetchMatch } from '../table-page/fetch-match';
import { texts } from '../texts/say';
import {
  GAME,
  isFull,
  playersOf,
  troubleWith,
  usualPlan,
  withOneMore,
  type Mode,
  type Planned,
  type PlanTrouble,
} from './plan';
import { GameOptions } from './game-options';
import { PlannedRow } from './planned-row';
import { SavedList } from './saved-list';
import './set-up.css';

/** `practice`, and `practice?pass` for several people at this screen. */
export function SetUp(): JSX.Element {
  const say = texts.value.page('practice');
  const mode = useSignal<Mode>(new URLSearchParams(location.search).has('pass') ? 'pass' : 'bots');
  const plan = useSignal<readonly Planned[]>(usualPlan(mode.value, settings.name.peek()));
  const trouble = useSignal<PlanTrouble | null>(null);
  const options = useSignal<Readonly<Record<string, string | number>>>({ ...usualOptions(GAME) });
  // Whoever is here plays soon; and from then on also without a connection.
  useEffect(() => fetchMatch(GAME.id), []);
  const choose = (next: Mode): void => {
    mode.value = next;
    plan.value = usualPlan(next, plan.value[0]?.name ?? '');
  };
  const add = (level: Planned['level']): void => {
    plan.value = withOneMore(plan.value, level);
  };
  return (
    <PageFrame>
      <div class="set-up-land" aria-hidden="true">
        <Landscape />
      </div>
      <div class="set-up">
        <header class="set-up-head">
          <h1>{say(mode.value === 'pass' ? 'title-pass' : 'title')}</h1>
          <p>{say('text')}</p>
        </header>
        <div class="set-up-columns">
          <Panel class="set-up-form">
            <Choice
              label={say('mode')}
              value={mode.value}
              options={[
                { value: 'bots', label: say('mode-bots') },
                { value: 'pass', label: say('mode-pass') },
              ]}
              onChange={choose}
            />
            <section aria-labelledby="set-up-players">
              <h2 class="set-up-title" id="set-up-players">
                {say('players')}
              </h2>
              <ol class="set-up-players">
                {plan.value.map((planned, seat) => (
                  <PlannedRow key={planned.key} plan={plan} seat={seat} mode={mode.value} trouble={trouble} />
                ))}
              </ol>
              <div class="set-up-more">
                {mode.value === 'pass' && (
                  <Button
                    kind="secondary"
                    icon="plus"
                    disabled={isFull(plan.value)}
                    onClick={() => add(null)}
                  >
                    {say('add-person')}
                  </Button>
                )}
                <Button
                  kind="secondary"
                  icon="bot"
                  disabled={isFull(plan.value)}
                  onClick={() => add('gaucho')}
                >
                  {say('add-bot')}
                </Button>
              </div>
              {plan.value.some(({ level }) => level !== null) && <p class="set-up-note">{say('levels')}</p>}
            </section>
            <GameOptions options={options} names={namesOf(plan.value)} />
            <Button
              kind="primary"
              icon="play"
              class="set-up-start"
              onClick={() => {
                trouble.value = troubleWith(plan.value);
                if (trouble.value === null) start(plan.value, options.value);
              }}
            >
              {say('start')}
            </Button>
          </Panel>
          <SavedList />
        </div>
      </div>
    </PageFrame>
  );
}

/** As they will be called; whoever has no name yet, by number. */
function namesOf(plan: readonly Planned[]): readonly string[] {
  const say = texts.value.page('practice');
  return playersOf(plan).map(({ name }, seat) => (name === '' ? say('person', { number: seat + 1 }) : name));
}

function start(plan: readonly Planned[], options: object): void {
  const players = playersOf(plan);
  // Asked once, as on the front page.
  if (settings.name.peek() === '') settings.name.value = players[0]?.name ?? '';
  const saved = beginGame({ game: GAME, players, options });
  browserGames().save(saved);
  go(`practice/${saved.id}`);
}
