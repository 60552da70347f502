import type { JSX } from 'preact';
import { Playing } from './playing';
import { SetUp } from './set-up';

/** Games without a server: to begin one or go on with one, and the table itself. */
export function PracticePage({ id }: { readonly id: string | null }): JSX.Element {
  return id === null ? <SetUp /> : <Playing id={id} />;
}
