import type { JSX } from 'preact';
import { texts } from '../../../texts/say';
import { diceAtoms, wishedDie } from '../intent/parts';
import { DieFace } from '../../../tabletop/dom/die-face';
import { nameOf } from '../../../tabletop/dom/setting';
import { useSetting } from './setting';
import { Thing } from '../../../tabletop/dom/thing';

/** The ring, and what somebody has taken out of it. */
export function Dice(): JSX.Element | null {
  const { open, pointed } = useSetting();
  const say = texts.value.page('el-gaucho-board');
  // Nothing has been rolled before the first round.
  if (open.round === 0) return null;
  return (
    <section class="board-section board-dice" data-pointed={pointed.has('ring')}>
      <h3>{say('ring')}</h3>
      {open.rodeo.length === 0 ? (
        <p class="board-note">{say('ring-empty')}</p>
      ) : (
        <ul class="board-row">
          {open.turn.mustTake
            ? diceAtoms(open.rodeo).map(({ face, atom }) => (
                <li key={atom}>
                  <Thing atom={atom} label={say('die', { face })}>
                    <DieFace face={face} />
                  </Thing>
                </li>
              ))
            : open.rodeo.map((face, index) => (
                <li key={index} class="board-still">
                  <span class="thing" role="img" aria-label={say('die', { face })}>
                    <DieFace face={face} />
                  </span>
                </li>
              ))}
        </ul>
      )}
      <TakenDice />
    </section>
  );
}

function TakenDice(): JSX.Element | null {
  const { open, seat, players } = useSetting();
  const { turn } = open;
  const say = texts.value.page('el-gaucho-board');
  if (turn.dice.length === 0 && turn.wish === 0) return null;
  return (
    <>
      <h3>
        {turn.seat === seat ? say('your-dice') : say('dice-of', { player: nameOf(players, turn.seat) })}
      </h3>
      <ul class="board-row">
        {diceAtoms(turn.dice).map(({ face, atom }) => (
          <li key={atom}>
            <Thing atom={atom} label={say('die', { face })} isOftenIdle={turn.seat !== seat}>
              <DieFace face={face} />
            </Thing>
          </li>
        ))}
        {turn.wish > 0 && (
          <li>
            <Thing
              atom={wishedDie(turn.wish)}
              label={say('die-wished', { face: turn.wish })}
              isOftenIdle={turn.seat !== seat}
            >
              <DieFace face={turn.wish} isGold />
            </Thing>
          </li>
        )}
      </ul>
    </>
  );
}
