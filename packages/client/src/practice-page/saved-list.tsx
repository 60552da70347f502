import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link } from '../app/link';
import { Button, IconButton, Panel, SeatBadge } from '../shell/ui';
import { matchIdOf, type SavedGame } from '../table/local/saved-game';
import { browserGames } from '../table/local/saved-games';
import { replayPath } from '../table/replay/seat-colours';
import { Sure } from '../table-page/menu/sure';
import { texts } from '../texts/say';
import { sinceText } from './since-text';
import './saved-list.css';

/** What came before is there for whoever wants to see it. */
const SHOWN_AT_ONCE = 3;

/** Games of this browser, the last played first. */
export function SavedList(): JSX.Element {
  const say = texts.value.page('practice');
  const games = useSignal(browserGames().all());
  const showsAll = useSignal(false);
  const doomed = useSignal<SavedGame | null>(null);
  return (
    <Panel title={say('saved')} class={`saved ${games.value.length > 0 ? 'saved-some' : ''}`}>
      {games.value.length === 0 && <p class="saved-none">{say('saved-none')}</p>}
      <ul class="saved-games">
        {games.value.slice(0, showsAll.value ? undefined : SHOWN_AT_ONCE).map((game) => (
          <SavedRow key={game.id} game={game} onDelete={() => (doomed.value = game)} />
        ))}
      </ul>
      {games.value.length > SHOWN_AT_ONCE && !showsAll.value && (
        <Button kind="quiet" icon="chevron-down" onClick={() => (showsAll.value = true)}>
          {say('saved-all', { count: games.value.length })}
        </Button>
      )}
      {doomed.value !== null && (
        <Sure
          title={say('delete')}
          text={say('delete-text')}
          onClose={() => (doomed.value = null)}
          onYes={() => {
            if (doomed.value !== null) browserGames().forget(doomed.value.id);
            games.value = browserGames().all();
          }}
        />
      )}
    </Panel>
  );
}

interface SavedRowProps {
  readonly game: SavedGame;
  readonly onDelete: () => void;
}

function SavedRow({ game, onDelete }: SavedRowProps): JSX.Element {
  const say = texts.value.page('practice');
  const { id, players, result, progress, savedAt } = game;
  const isOver = result !== null;
  const scoreOf = (seat: number): number | undefined => result?.find((line) => line.seat === seat)?.score;
  return (
    <li class="saved-game">
      <p class="saved-about">
        <span class={`saved-state ${isOver ? '' : 'saved-state-running'}`}>
          {isOver ? say('over') : say('running', { percent: percentText(progress) })}
        </span>
        <span>{say('saved-when', { when: sinceText(texts.value.language, savedAt, Date.now()) })}</span>
      </p>
      <ul class="saved-people">
        {players.map(({ name, colour, level }, seat) => (
          <li key={seat}>
            <SeatBadge colour={colour} name={level === null ? name : say('bot', { name })} />
            {isOver && <span class="saved-score">{scoreOf(seat)}</span>}
          </li>
        ))}
      </ul>
      <div class="saved-ways">
        <Link to={`practice/${id}`} class={`button button-${isOver ? 'secondary' : 'primary'}`}>
          {say(isOver ? 'results' : 'go-on')}
        </Link>
        {isOver && (
          <Link
            to={replayPath(
              matchIdOf(id),
              players.map(({ colour }) => colour),
            )}
            class="button button-secondary"
          >
            {say('replay')}
          </Link>
        )}
        <span class="saved-small">
          <IconButton icon="download" label={say('download')} onClick={() => void download(game)} />
          <IconButton icon="trash" label={say('delete')} onClick={onDelete} />
        </span>
      </div>
    </li>
  );
}

function percentText(progress: number): string {
  return new Intl.NumberFormat(texts.value.language, { style: 'percent' }).format(progress);
}

/** All of a game that is over; of one that goes on, what may be known of it now. */
async function download(game: SavedGame): Promise<void> {
  const [{ recordOf, runningRecordOf }, { saveRecord }] = await Promise.all([
    import('../table/local/record-of'),
    import('../table/save-record'),
  ]);
  const record = game.result === null ? runningRecordOf(game) : recordOf(game);
  if (record !== null) saveRecord(matchIdOf(game.id), record);
}
