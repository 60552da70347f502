import type { PublicProposal, PublicTable } from '@pampa/protocol/state';
import { texts } from '../../texts/say';
import { sinceText } from '../duration';

/** What those who are asked should know about a claim: since when the owner is away, where it comes from, what it gives. */
export function claimFacts({ seats }: PublicTable, { seat: index, near }: PublicProposal): readonly string[] {
  const { language, page } = texts.value;
  const say = page('table');
  const owner = seats[index ?? -1];
  if (owner === undefined) return [];
  const { name, awaySince } = owner;
  const others = seats.filter(({ id }) => id !== owner.id && near.includes(id));
  const names = new Intl.ListFormat(language).format(others.map((each) => each.name));
  const isOwners = near.includes(owner.id);
  return [
    ...(awaySince === null ? [] : [say('claim-away', { name, time: sinceText(language, awaySince) })]),
    ...(isOwners ? [say('claim-near-owner', { name })] : []),
    ...(names === '' ? [] : [say('claim-near', { names })]),
    ...(isOwners || names !== '' ? [] : [say('claim-unknown')]),
    say('claim-sees', { name }),
  ];
}
