import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { Choices, Explain, type Pointing } from '../play';
import type { Atom, Desk } from '../play/desk';
import type { Showing } from '../play/showing';
import { play as playSound } from '../sound';
import type { LoggedStep, TableSession } from '../table/session';
import { paceNow } from './pace';
import { StepPlayer } from './step-player';
import type { exposeProbe, ProbeParts } from './probe';
import { wantedRenderer } from './renderers';
import type { Scene, Sitting } from './scene';
import { watch } from './watch';
import './scene-host.css';

export interface SceneHostProps {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly desk: Desk;
  readonly players: readonly Sitting[];
  /** The line of the log that somebody points at. */
  readonly pointed: ReadonlySignal<LoggedStep | null>;
  /** What a lesson points at. */
  readonly spot?: ReadonlySignal<readonly Atom[]> | undefined;
  /** What can be shown again or skipped; null as long as there is no picture. */
  readonly onShowing: (showing: Showing | null) => void;
  /** This browser draws nothing: whoever has another way to show a match takes that. */
  readonly onFail: (error: unknown) => void;
}

/**
 * A game's scene in the page: mounted when its code has come, fed with what happens at the table, as large as its place.
 * What stands beside things of the picture (choices, explanations) is DOM, and is here too.
 */
export function SceneHost(props: SceneHostProps): JSX.Element {
  const { session, client, desk, players } = props;
  const place = useRef<HTMLDivElement>(null);
  const scene = useSignal<Scene | null>(null);
  const pointing = useSignal<Pointing | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    let leave: (() => void) | null = null;
    let isGone = false;
    const parts = {
      host,
      desk,
      renderer: wantedRenderer(),
      explain: (atom: string | null, at: { readonly x: number; readonly y: number }) => {
        pointing.value = atom === null ? null : { atom, ...at };
      },
      sound: playSound,
    };
    // At the same time: whoever measures how soon a picture is there must not wait for his own tool.
    void fetchProbe();
    client.createScene(parts).then(
      (made) => {
        if (isGone) {
          made.destroy();
          return;
        }
        leave = stageOn(made, host, latest.current);
        scene.value = made;
      },
      (error: unknown) => latest.current.onFail(error),
    );
    return () => {
      isGone = true;
      scene.value = null;
      pointing.value = null;
      latest.current.onShowing(null);
      leave?.();
    };
  }, [session, client, desk, scene, pointing]);

  const { value: shown } = scene;
  const seat = session.seat.value;
  useEffect(() => shown?.sit(players, seat), [shown, players, seat]);

  const step = props.pointed.value;
  const spot = props.spot?.value;
  useEffect(
    () => shown?.point(step === null ? (spot ?? []) : client.atomsOfStep(step)),
    [shown, step, spot, client],
  );

  return (
    <div class="scene-host">
      <div class="scene-canvas" ref={place} aria-hidden="true" />
      {shown !== null && (
        <>
          <Choices desk={desk} client={client} players={players} where={(atom) => shown.where(atom)} />
          <Explain desk={desk} pointing={pointing} />
        </>
      )}
    </div>
  );
}

/** Lets a scene follow its session and its place. Returns how to end that. */
function stageOn(
  scene: Scene,
  host: HTMLElement,
  { session, client, desk, players, spot, onShowing }: SceneHostProps,
): () => void {
  scene.sit(players, session.seat.peek());
  const player = new StepPlayer({
    scene,
    pace: paceNow,
    now: () => performance.now(),
    report: (error) => console.error(error),
  });
  const stopWatching = watch(session, player);
  const stopFitting = fit(scene, host);
  const pointed = (): readonly Atom[] => spot?.value ?? [];
  const stopProbing = probe({ scene, player, session, desk, client, pointed });
  onShowing(player);
  return () => {
    stopProbing();
    stopFitting();
    stopWatching();
    player.destroy();
    scene.destroy();
  };
}

/** Follows the size of its place, and the pixels of the screen it is on. */
function fit(scene: Scene, host: HTMLElement): () => void {
  const stop = new AbortController();
  const sizes = new ResizeObserver(() => scene.resize());
  sizes.observe(host);
  const watchPixels = (): void => {
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        scene.resize();
        watchPixels();
      },
      { once: true, signal: stop.signal },
    );
  };
  watchPixels();
  return () => {
    stop.abort();
    sizes.disconnect();
  };
}

/** `?probe`: for end-to-end tests, which have to find things in a picture. */
function fetchProbe(): Promise<{ readonly exposeProbe: typeof exposeProbe }> | null {
  return new URLSearchParams(location.search).has('probe') ? import('./probe') : null;
}

function probe(parts: ProbeParts): () => void {
  let remove: (() => void) | null = null;
  let isGone = false;
  void fetchProbe()?.then(({ exposeProbe: expose }) => {
    if (!isGone) remove = expose(parts);
  });
  return () => {
    isGone = true;
    remove?.();
  };
}
