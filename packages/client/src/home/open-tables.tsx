import type { TableCard } from '@pampa/protocol';
import type { JSX } from 'preact';
import { Link } from '../app/link';
import { Spinner } from '../shell/ui';
import { texts } from '../texts/say';
import type { OpenList } from './open-list';
import { TableRow } from './table-row';

/** Tables whose hosts have listed them for everybody. */
export function OpenTables({ list }: { readonly list: OpenList }): JSX.Element {
  const say = texts.value.page('home');
  return (
    <section class="home-section" aria-labelledby="home-watch">
      <h2 class="home-heading" id="home-watch">
        {say('watch')}
      </h2>
      {list.state === 'asking' && <Spinner />}
      {list.state === 'quiet' && <p class="panel home-empty">{say('list-quiet')}</p>}
      {list.state === 'here' && list.tables.length === 0 && (
        <p class="panel home-empty">{say('watch-empty')}</p>
      )}
      {list.state === 'here' && list.tables.length > 0 && (
        <ul class="table-rows">
          {list.tables.map((card) => (
            <TableRow key={card.code} code={card.code} status={card.status} card={card}>
              <Ways card={card} />
            </TableRow>
          ))}
        </ul>
      )}
    </section>
  );
}

function Ways({ card }: { readonly card: TableCard }): JSX.Element {
  const say = texts.value.page('home');
  const canSit = card.status === 'lobby' && card.seats.some(({ kind }) => kind === 'empty');
  const canWatch = card.options.gallery === 'open';
  return (
    <>
      {canSit && (
        <Link to={`t/${card.code}`} class="button button-primary">
          {say('sit-go')}
        </Link>
      )}
      {canWatch && (
        <Link to={`watch/${card.code}`} class="button button-secondary">
          {say('watch-go')}
        </Link>
      )}
    </>
  );
}
