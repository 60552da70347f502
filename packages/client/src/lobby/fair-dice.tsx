import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { ChosenDice } from '../fairness/chosen-dice';
import { Seals } from '../fairness/seals';
import { Icon } from '../shell/ui';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import './fair-dice.css';

interface FairDiceProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** Why nobody can choose the dice, in one sentence; the commitments themselves for whoever wants to write them down. */
export function FairDice({ session, table }: FairDiceProps): JSX.Element {
  const say = texts.value.page('fairness');
  if (table.diceChosen) return <ChosenDice isLong />;
  return (
    <section class="fair" aria-labelledby="lobby-fair">
      <Icon name="shield" size={26} />
      <div>
        <h2 class="fair-title" id="lobby-fair">
          {say('title')}
        </h2>
        <p>{say('text')}</p>
        <details class="fair-seals">
          <summary>{say('more')}</summary>
          <Seals session={session} table={table} />
        </details>
      </div>
    </section>
  );
}
