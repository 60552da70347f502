import { settings } from '../settings/settings';
import type { SoundName } from '../stage/scene';
import { SOUND_NAMES, soundOf } from './book';
import { RATE } from './samples';

/** The same sound twice within this is one sound, only louder and uglier. */
const APART_MS = 45;

/** More at once are noise; the rest of them is not missed. */
const MOST_VOICES = 10;

/** A step like the one before would sound like a machine: every one is a little higher or lower. */
const DETUNE = 0.05;

/** These are tuned. */
const IN_TUNE: ReadonlySet<SoundName> = new Set(['turn', 'fanfare', 'tick']);

interface Mixer {
  readonly context: AudioContext;
  readonly volume: GainNode;
  readonly buffers: Map<SoundName, AudioBuffer>;
  readonly lastAt: Map<SoundName, number>;
  voices: number;
}

let desk: Mixer | null = null;

/**
 * Plays a sound now, if one may: the person wants sound and has touched the page once (browsers insist), and the tab is
 * in sight. What can't be heard now is not kept for later.
 */
export function play(name: SoundName): void {
  if (settings.volume.value === 0 || typeof AudioContext === 'undefined') return;
  // Whoever waits in another tab wants to hear that it is his turn, and nothing else.
  if (document.hidden && name !== 'turn') return;
  desk ??= openDesk();
  if (desk.context.state !== 'running') return;
  const now = performance.now();
  if (now - (desk.lastAt.get(name) ?? -APART_MS) < APART_MS || desk.voices >= MOST_VOICES) return;
  desk.lastAt.set(name, now);
  sound(desk, name);
}

function sound(at: Mixer, name: SoundName): void {
  const source = at.context.createBufferSource();
  source.buffer = bufferOf(at, name);
  if (!IN_TUNE.has(name)) source.playbackRate.value = 1 + (Math.random() * 2 - 1) * DETUNE;
  source.connect(at.volume);
  at.voices += 1;
  source.onended = () => {
    at.voices -= 1;
    source.disconnect();
  };
  source.start();
}

function bufferOf({ context, buffers }: Mixer, name: SoundName): AudioBuffer {
  let buffer = buffers.get(name);
  if (buffer === undefined) {
    const samples = soundOf(name);
    buffer = context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    buffers.set(name, buffer);
  }
  return buffer;
}

function openDesk(): Mixer {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const volume = context.createGain();
  volume.connect(context.destination);
  settings.volume.subscribe((wanted) => {
    // Ears hear powers: the middle of the slider is to sound like half.
    volume.gain.value = wanted * wanted;
  });
  wakeOnTouch(context);
  makeInQuietMoments([...SOUND_NAMES]);
  return { context, volume, buffers: new Map(), lastAt: new Map(), voices: 0 };
}

/** One after the other when nothing else is going on, so that the first throw of the dice does not stutter. */
function makeInQuietMoments(names: SoundName[]): void {
  const name = names.shift();
  if (name === undefined) return;
  const next = (): void => {
    soundOf(name);
    makeInQuietMoments(names);
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(next);
  else setTimeout(next, 200);
}

/** Contexts sleep until a gesture, and Safari puts them to sleep again after a call: any touch wakes them. */
function wakeOnTouch(context: AudioContext): void {
  const wake = (): void => {
    if (context.state !== 'running') void context.resume();
  };
  wake();
  for (const gesture of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(gesture, wake, { capture: true, passive: true });
  }
}
