import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game, GameTypes, MatchRecord } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import { browserWitnesses } from '../table/witness';
import { texts } from '../texts/say';
import { DiceChart } from './dice-chart';
import type { Findings } from './findings';
import { ownChecks } from './own-checks';
import { rollsOf } from './rolls-of';
import { Steps } from './steps';
import { Verdict } from './verdict';
import { verifyInSlices } from './verify-in-slices';
import './verify.css';

export interface VerifyPanelProps {
  readonly record: MatchRecord;
  readonly game: Game<GameTypes>;
  readonly client: GameClient;
  /** Leads to an entry of the match; null where there is no way to show one. */
  readonly onEntry: ((entry: number) => void) | null;
}

/** Everything that can be said about whether a match was played fairly, found out here and now, by this browser. */
export function VerifyPanel({ record, game, client, onEntry }: VerifyPanelProps): JSX.Element {
  const say = texts.value.page('verify');
  const { share, findings } = useFindings(record, game);
  const rolls = useMemo(() => rollsOf(record, game, client), [record, game, client]);
  return (
    <div class="verify">
      {findings === null ? (
        <label class="verify-progress">
          <span>{say('running')}</span>
          <progress value={share} max={1} />
        </label>
      ) : (
        <>
          <Verdict findings={findings} gameId={game.id} onEntry={onEntry} />
          <Steps findings={findings} />
        </>
      )}
      {rolls !== null && <DiceChart rolls={rolls} />}
      <p class="verify-by-hand">{say('by-hand')}</p>
    </div>
  );
}

function useFindings(
  record: MatchRecord,
  game: Game<GameTypes>,
): { readonly share: number; readonly findings: Findings | null } {
  const [share, setShare] = useState(0);
  const [findings, setFindings] = useState<Findings | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    setFindings(null);
    void verifyInSlices(game, record, setShare, stop.signal).then((report) => {
      if (report === null) return;
      setFindings({ report, own: ownChecks(record, browserWitnesses().of(record.header.match)) });
    });
    return () => stop.abort();
  }, [record, game]);
  return { share, findings };
}
