import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Icon, IconButton } from '../shell/ui';
import type { TableSession } from '../table/session';
import { ask } from '../table-page/ask';
import { texts } from '../texts/say';
import './gallery.css';

interface GalleryProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** Who looks on. The host may send somebody out. */
export function Gallery({ session, table }: GalleryProps): JSX.Element | null {
  const say = texts.value.page('lobby');
  const isHost = session.seat.value !== null && session.seat.value === table.host;
  const others = table.watchers.filter(({ id }) => id !== session.you.value);
  if (others.length === 0) return null;
  return (
    <section class="gallery" aria-label={say('watchers')}>
      <span class="gallery-title">
        <Icon name="eye" /> {say('watchers')}
      </span>
      <ul class="gallery-people">
        {others.map(({ id, name }) => {
          const called = name === '' ? say('watcher-unnamed') : name;
          return (
            <li key={id} class="gallery-person">
              <span>{called}</span>
              {isHost && (
                <IconButton
                  icon="close"
                  label={say('remove-watcher', { name: called })}
                  onClick={() => void ask(session, 'remove-watcher', { who: id })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
