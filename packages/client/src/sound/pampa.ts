import { filtered } from './filters';
import { chanceFrom, mix, RATE, shaped, silence, type Chance, type Samples } from './samples';
import { knock, noise, puff, struck } from './voices';

/** A weight on dry ground. */
function thud(hz: number, seconds: number, chance: Chance): Samples {
  const sound = struck(
    [
      { hz, gain: 0.9, decay: seconds * 0.22 },
      { hz: hz * 1.62, gain: 0.4, decay: seconds * 0.13 },
      // What the speaker of a phone can make of it.
      { hz: hz * 3.4, gain: 0.24, decay: seconds * 0.08 },
    ],
    seconds,
  );
  mix(sound, filtered(puff(seconds, seconds * 0.16, chance), 'low', hz * 7), 0, 0.7);
  return sound;
}

function rustle(seconds: number, hz: number, chance: Chance): Samples {
  const grass = filtered(noise(seconds, chance), 'band', hz, 0.7);
  return shaped(grass, (t) => Math.sin(Math.PI * t) ** 2 * (0.6 + 0.4 * Math.sin(t * 37)));
}

/** A boot in short grass. */
export function step(): Samples {
  const chance = chanceFrom(3);
  const sound = silence(0.18);
  mix(sound, thud(118, 0.16, chance), 0.012, 0.8);
  mix(sound, rustle(0.1, 2100, chance), 0, 0.3);
  return filtered(sound, 'low', 3600);
}

/** A poncho, a back, the grass. */
export function lieDown(): Samples {
  const chance = chanceFrom(31);
  const sound = silence(0.5);
  mix(sound, rustle(0.34, 1350, chance), 0, 0.6);
  mix(sound, thud(92, 0.26, chance), 0.15, 0.9);
  mix(sound, thud(140, 0.16, chance), 0.23, 0.35);
  return filtered(sound, 'low', 3000);
}

/** Stick and slip in a wooden hinge, and the bar that falls aside. */
export function gate(): Samples {
  const chance = chanceFrom(11);
  const sound = silence(0.72);
  mix(sound, knock(1.5, chance), 0, 0.55);
  mix(sound, creak(0.46, chance), 0.06, 1);
  mix(sound, knock(2.1, chance), 0.53, 0.7);
  return filtered(sound, 'low', 3400);
}

function creak(seconds: number, chance: Chance): Samples {
  const slips = silence(seconds);
  let phase = 0;
  for (let i = 0; i < slips.length; i++) {
    const t = i / slips.length;
    phase += (46 + 44 * Math.sin(Math.PI * t) + 8 * (chance() - 0.5)) / RATE;
    if (phase < 1) continue;
    phase -= 1;
    slips[i] = 0.6 + 0.4 * chance();
  }
  const sound = silence(seconds);
  for (const [hz, gain] of [
    [420, 1],
    [760, 0.8],
    [1280, 0.4],
  ] as const) {
    mix(
      sound,
      filtered(slips, 'band', (t) => hz * (0.94 + 0.16 * Math.sin(Math.PI * t)), 9),
      0,
      gain * 9,
    );
  }
  return shaped(sound, (t) => Math.sin(Math.PI * Math.min(1, t * 1.05)) ** 0.8);
}

/** A small herd comes by: hooves on dry ground, never quite in step. */
export function hooves(): Samples {
  const chance = chanceFrom(17);
  const sound = silence(1);
  for (let animal = 0; animal < 3; animal++) {
    const pace = 0.3 + chance() * 0.035;
    for (let beat = 0; beat < 3; beat++) {
      for (const half of [0, 0.085]) {
        const at = animal * 0.07 + beat * pace + half + chance() * 0.02;
        const near = Math.sin(Math.PI * Math.min(1, (at + 0.1) / 1));
        if (at < 0.88) mix(sound, hoof(chance), at, near * (animal === 0 ? 1 : 0.55));
      }
    }
  }
  return filtered(sound, 'low', 2600);
}

function hoof(chance: Chance): Samples {
  const bend = 1 + (chance() - 0.5) * 0.2;
  const sound = thud(104 * bend, 0.13, chance);
  const shoe = [
    { hz: 420 * bend, gain: 0.3, decay: 0.014 },
    { hz: 770 * bend, gain: 0.16, decay: 0.008 },
  ];
  mix(sound, struck(shoe, 0.07), 0);
  return sound;
}

/** The rope whirls twice, flies, and tightens. */
export function lasso(): Samples {
  const chance = chanceFrom(13);
  const sound = silence(1);
  mix(sound, whoosh(0.24, 520, 980, chance), 0, 0.5);
  mix(sound, whoosh(0.24, 560, 1120, chance), 0.17, 0.65);
  mix(sound, whoosh(0.36, 640, 1900, chance), 0.34, 1);
  mix(sound, thud(150, 0.2, chance), 0.66, 0.75);
  mix(sound, filtered(puff(0.1, 0.018, chance), 'band', 1500, 0.9), 0.66, 0.6);
  mix(sound, rustle(0.2, 900, chance), 0.7, 0.3);
  return filtered(sound, 'low', 4000);
}

function whoosh(seconds: number, from: number, to: number, chance: Chance): Samples {
  const air = filtered(
    noise(seconds, chance),
    'band',
    (t) => from + (to - from) * Math.sin(Math.PI * t),
    1.6,
  );
  return shaped(air, (t) => Math.sin(Math.PI * t) ** 2);
}

/** A shoulder against a shoulder, and boots that look for ground. */
export function shove(): Samples {
  const chance = chanceFrom(29);
  const sound = silence(0.5);
  mix(sound, thud(126, 0.24, chance), 0, 1);
  mix(sound, rustle(0.22, 1150, chance), 0, 0.6);
  mix(sound, thud(104, 0.15, chance), 0.2, 0.34);
  mix(sound, thud(96, 0.15, chance), 0.31, 0.26);
  return filtered(sound, 'low', 3000);
}
