import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Link } from '../app/link';
import { IconButton } from '../shell/ui';
import { texts } from '../texts/say';
import { myTables } from './my-tables';
import { TableRow } from './table-row';

/** Tables this browser has a seat at. Nothing is shown to whoever has none. */
export function MyTablesList(): JSX.Element | null {
  const say = texts.value.page('home');
  const mine = useMemo(myTables, []);
  useEffect(() => {
    const refresh = (): void => {
      if (!document.hidden) void mine.refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [mine]);
  if (mine.tables.value.length === 0) return null;
  return (
    <section class="home-section" aria-labelledby="home-continue">
      <h2 class="home-heading" id="home-continue">
        {say('continue')}
      </h2>
      <ul class="table-rows">
        {mine.tables.value.map(({ kept, card }) => {
          const { code } = kept;
          const status = card?.status ?? kept.status;
          return (
            <TableRow
              key={code}
              code={code}
              status={status}
              card={card}
              note={say('as', { name: kept.name })}
            >
              <Link to={`t/${code}`} class={`button button-${status === 'over' ? 'secondary' : 'primary'}`}>
                {say(status === 'over' ? 'continue-results' : 'continue-go')}
              </Link>
              {status === 'over' && (
                <IconButton icon="trash" label={say('forget', { code })} onClick={() => mine.forget(code)} />
              )}
            </TableRow>
          );
        })}
      </ul>
    </section>
  );
}
