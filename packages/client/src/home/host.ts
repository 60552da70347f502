import { signal } from '@preact/signals';
import type { BotLevel } from '@pampa/protocol';
import { go } from '../app/router';
import { OFFERED } from '../games/offered';
import { settings } from '../settings/settings';
import { toast } from '../shell/ui';
import { openTable } from '../table/open-table';
import { Refused } from '../table/refused';
import { troubleText } from './trouble';

interface Wish {
  readonly bots: number;
  readonly level?: BotLevel;
}

/** The table that is being opened, and the one that waits for a name to be given. */
export const opening = signal<Wish | null>(null);
export const unnamed = signal<{ readonly wish: Wish | null; readonly trouble: string | null } | null>(null);

/** Opens a table and goes there; asks for a name first if there is none yet. */
export async function host(wish: Wish): Promise<void> {
  if (opening.value !== null) return;
  if (settings.name.value === '') {
    unnamed.value = { wish, trouble: null };
    return;
  }
  opening.value = wish;
  try {
    go(`t/${await openTable({ name: settings.name.value, game: OFFERED, ...wish })}`);
  } catch (error) {
    if (error instanceof Refused && error.code === 'bad-name') {
      unnamed.value = { wish, trouble: troubleText(error) };
    } else {
      toast(troubleText(error), 'bad');
    }
  } finally {
    opening.value = null;
  }
}
