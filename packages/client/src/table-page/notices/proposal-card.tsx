import type { JSX } from 'preact';
import type { PublicProposal, PublicTable } from '@pampa/protocol/state';
import { Button, Icon, type IconName } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { moveText } from '../../play/move-text';
import { ask } from '../ask';
import { clockText } from '../duration';
import { namesOf } from '../seats';
import { useNow } from '../use-now';
import { claimFacts } from './claim-facts';

interface ProposalCardProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly proposal: PublicProposal;
}

const ICONS: Readonly<Record<PublicProposal['kind'], IconName>> = {
  undo: 'undo',
  pause: 'pause',
  resume: 'play',
  end: 'flag',
  'stand-in': 'bot',
  claim: 'hand',
};

/** A question to all: yes or no, and how long it stands. */
export function ProposalCard({ session, table, proposal }: ProposalCardProps): JSX.Element {
  const say = texts.value.page('table');
  const now = useNow(session, 1000);
  const { value: you } = session.you;
  const isAsked = you !== null && proposal.asked.includes(you) && !proposal.agreed.includes(you);
  const vote = (yes: boolean): void => void ask(session, 'vote', { proposal: proposal.id, yes });
  return (
    <div
      class={`notice-card proposal ${isAsked ? `proposal-asked proposal-${proposal.kind}` : ''}`}
      role="group"
    >
      <Icon name={ICONS[proposal.kind]} size={24} />
      <p class="notice-words">
        {wordsFor(table, proposal, you)}
        {proposal.target !== null && (
          <span class="proposal-state">
            {moveText(session.log.value, proposal.target, table.game, namesOf(table))}
          </span>
        )}
        {proposal.kind === 'claim' &&
          isAsked &&
          claimFacts(table, proposal).map((fact) => (
            <span key={fact} class="proposal-state proposal-fact">
              {fact}
            </span>
          ))}
        <span class="proposal-state">{stateFor(table, proposal, you)}</span>
      </p>
      <span class="proposal-left" aria-hidden="true">
        {clockText(Math.max(0, proposal.expiresAt - now))}
      </span>
      {isAsked && (
        <span class="proposal-answers">
          <Button kind="primary" icon="check" onClick={() => vote(true)}>
            {say('yes')}
          </Button>
          <Button kind="secondary" icon="close" onClick={() => vote(false)}>
            {say('no')}
          </Button>
        </span>
      )}
    </div>
  );
}

function wordsFor(table: PublicTable, proposal: PublicProposal, you: string | null): string {
  const { house, page } = texts.value;
  const say = page('table');
  const { kind, target } = proposal;
  const name = proposal.seat === null ? '' : (table.seats[proposal.seat]?.name ?? '');
  if (proposal.by === you) {
    return kind === 'stand-in' || kind === 'claim' ? say(`asked-${kind}`, { name }) : say(`asked-${kind}`);
  }
  const player = nameOf(table, proposal.by);
  switch (kind) {
    case 'undo':
      return house.proposal({ kind, player, entry: target ?? 0 });
    case 'pause':
    case 'resume':
    case 'end':
      return house.proposal({ kind, player });
    case 'stand-in':
    case 'claim':
      return house.proposal({ kind, player, absent: name });
  }
}

function stateFor(
  table: PublicTable,
  { asked, agreed, by }: PublicProposal,
  you: string | null,
): string | null {
  const say = texts.value.page('table');
  const open = asked.filter((id) => !agreed.includes(id));
  if (by === you && open.length > 0) {
    const names = new Intl.ListFormat(texts.value.language).format(open.map((id) => nameOf(table, id)));
    return say('asked-others', { names });
  }
  return you !== null && agreed.includes(you) ? say('said-yes') : null;
}

function nameOf({ seats, watchers }: PublicTable, id: string): string {
  const name = [...seats, ...watchers].find((each) => each.id === id)?.name ?? '';
  return name === '' ? texts.value.page('table')('unnamed') : name;
}
