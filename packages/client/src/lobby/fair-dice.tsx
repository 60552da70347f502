import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';
import './fair-dice.css';

/** Enough of a hash to tell two apart by eye. */
const SHOWN = 16;

/** Why nobody can choose the dice, in one sentence; the commitments themselves for whoever wants to write them down. */
export function FairDice({ table }: { readonly table: PublicTable }): JSX.Element {
  const say = texts.value.page('lobby');
  const people = table.seats.filter(({ kind }) => kind === 'person');
  return (
    <section class="fair" aria-labelledby="lobby-fair">
      <Icon name="shield" size={26} />
      <div>
        <h2 class="fair-title" id="lobby-fair">
          {say('fair')}
        </h2>
        <p>{say('fair-text')}</p>
        <details class="fair-seals">
          <summary>{say('fair-more')}</summary>
          <dl>
            <dt>{say('fair-server')}</dt>
            <dd title={table.serverCommitment}>{short(table.serverCommitment)}</dd>
            {people.map(({ id, name, commitment }) => (
              <div key={id} class="fair-seal">
                <dt>{name}</dt>
                <dd title={commitment ?? undefined}>
                  {commitment === null ? say('fair-none') : short(commitment)}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}

function short(hash: string): string {
  return `${hash.slice(0, SHOWN)}…`;
}
