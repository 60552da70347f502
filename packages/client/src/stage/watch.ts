import { effect } from '@preact/signals';
import type { GameTypes } from '@pampa/rules';
import type { Moment, SeenStep, TableSession, Unsubscribe } from '../table/session';
import type { StepPlayer } from './step-player';

/** Lets a player hear a session until the returned function is called. */
export function watch<T extends GameTypes>(
  session: Pick<TableSession, 'moment' | 'onStep'>,
  player: StepPlayer<T>,
): Unsubscribe {
  let isWatching = true;
  // A scene is of the game of its session, whose types a session does not carry.
  const stopHearing = session.onStep((step) => player.hear(step as SeenStep<T>));
  const stopFollowing = effect(() => {
    if (session.moment.value === null) return;
    // A step comes with its moment, in either order: it goes first.
    queueMicrotask(() => {
      const moment = session.moment.peek();
      if (isWatching && moment !== null) player.follow(moment as Moment<T>);
    });
  });
  const hide = (): void => {
    if (document.hidden) player.cut();
  };
  document.addEventListener('visibilitychange', hide);
  return () => {
    isWatching = false;
    stopHearing();
    stopFollowing();
    document.removeEventListener('visibilitychange', hide);
  };
}
