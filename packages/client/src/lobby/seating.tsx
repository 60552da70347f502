import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Colour } from '@pampa/protocol';
import type { PublicTable } from '@pampa/protocol/state';
import { LONGEST_NAME } from '../settings/name';
import { settings } from '../settings/settings';
import { Button, TextField } from '../shell/ui';
import { sitDown } from '../table/sit-down';
import type { TableSession } from '../table/session';
import { troubleText } from '../table-page/ask';
import { texts } from '../texts/say';
import { ColourChoice, freeColours } from './colour-choice';
import './seating.css';

interface SeatingProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  /** Null: any. */
  readonly seat: number | null;
  readonly onSeated: () => void;
  /** What one may do instead. */
  readonly children?: ComponentChildren;
}

/** How one wants to be called and which colour one likes, and then one sits. */
export function Seating({ session, table, seat, onSeated, children }: SeatingProps): JSX.Element {
  const say = texts.value.page('lobby');
  const name = useSignal(settings.name.value);
  const colour = useSignal<Colour | null>(null);
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const free = freeColours(table, null);
  const isWishFree = colour.value !== null && free.includes(colour.value);
  const sit = async (): Promise<void> => {
    const called = name.value.trim();
    if (called === '') {
      trouble.value = say('name-empty');
      return;
    }
    isBusy.value = true;
    try {
      const wish = isWishFree ? colour.value : null;
      await sitDown(session, { name: called, seat, colour: wish });
      settings.name.value = called;
      onSeated();
    } catch (error) {
      trouble.value = troubleText(error, session);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <div class="sit-fields">
      <TextField
        label={say('name')}
        value={name.value}
        error={trouble.value}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        autoFocus
        onInput={(value) => {
          name.value = value;
          trouble.value = null;
        }}
        onEnter={() => void sit()}
      />
      {table.status === 'lobby' && (
        <div class="sit-colour">
          <span class="field-label" aria-hidden="true">
            {say('colour')}
          </span>
          <ColourChoice
            value={isWishFree ? colour.value : null}
            free={free}
            onChange={(wish) => (colour.value = wish)}
          />
        </div>
      )}
      <div class="sit-ways">
        <Button kind="primary" icon="hat" busy={isBusy.value} onClick={() => void sit()}>
          {name.value.trim() === '' ? say('sit-go') : say('sit-as', { name: name.value.trim() })}
        </Button>
        {children}
      </div>
    </div>
  );
}
