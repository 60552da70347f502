import type { MatchRecord } from '@pampa/rules';
import { commitmentOf } from '../table/sealing';
import type { Witness } from '../table/witness';

/** What only this browser can check. `ok` is null where it was not there. */
export type OwnCheck =
  | { readonly name: 'own-bytes'; readonly ok: boolean | null }
  | { readonly name: 'last-link'; readonly ok: true; readonly entry: number }
  | { readonly name: 'last-link'; readonly ok: null }
  | {
      readonly name: 'last-link';
      readonly ok: false;
      /** The record stops before what was seen here, is another match at what was seen, or the server had gone back. */
      readonly why: 'shortened' | 'another' | 'went-back';
      /** The entry that was seen here. */
      readonly entry: number;
    };

export function ownChecks(record: MatchRecord, witness: Witness | null): readonly OwnCheck[] {
  return [ownBytes(record, witness), lastLink(record, witness)];
}

function ownBytes({ header, secrets }: MatchRecord, witness: Witness | null): OwnCheck {
  const own = witness?.own ?? null;
  if (own === null) return { name: 'own-bytes', ok: null };
  const isCommitted = header.commitments.seats[own.seat] === commitmentOf(own.secret);
  return { name: 'own-bytes', ok: isCommitted && secrets?.seats[own.seat] === own.secret };
}

function lastLink({ headerLink, entries }: MatchRecord, witness: Witness | null): OwnCheck {
  if (witness === null) return { name: 'last-link', ok: null };
  const { seq, link, wentBack } = witness;
  const fails = (why: 'shortened' | 'another' | 'went-back', entry: number): OwnCheck => ({
    name: 'last-link',
    ok: false,
    why,
    entry,
  });
  if (seq > entries.length) return fails('shortened', seq);
  if ((seq === 0 ? headerLink : entries[seq - 1]?.link) !== link) return fails('another', seq);
  return wentBack === undefined ? { name: 'last-link', ok: true, entry: seq } : fails('went-back', wentBack);
}
