import type { Texture } from 'pixi.js';
import type { Seat } from '@pampa/rules';
import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import { distance, move, pose, type Movable, type MoveParts, type Point } from '../../../stage/moves';
import type { Burst, Particles } from '../../../stage/particles';
import type { SoundName } from '../../../stage/scene';
import { aside, call, EASE, parallel, sequence, tween, type Clip } from '../../../stage/timeline';
import { isSameLook } from '../../../tabletop/cast/placement';
import type { Actor } from '../../../tabletop/cast/cast';
import type { Backstage, ParticleName, Place } from '../scene/backstage';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { ActorKey, Look, Placement } from '../scene/pieces';
import { TEMPO } from './tempo';

export interface Banner {
  readonly title: string;
  readonly line: string | null;
}

export type WayParts = Omit<MoveParts, 'turnOver'> & {
  /** When it puts on its new look; halfway it turns over like a card. */
  readonly wear?: 'begin' | 'halfway' | 'end';
};

/** At which part of a change one is lowest, and looks different from there on. */
const CHANGE_AT = 0.4;

/** What a director does with actors: the words all families of events speak. */
export class Hands {
  readonly stage: Backstage;
  readonly particles: Particles;
  /** While everything is brought to its end at once: nobody wants to hear it all at once, too. */
  isMuted = false;

  constructor(stage: Backstage, particles: Particles) {
    this.stage = stage;
    this.particles = particles;
  }

  actor(key: ActorKey): Actor<Look> | undefined {
    return this.stage.cast.get(key);
  }

  node(key: ActorKey): Movable | undefined {
    return this.stage.cast.get(key)?.node;
  }

  sound(name: SoundName): Clip {
    return call(() => this.soundNow(name));
  }

  soundNow(name: SoundName): void {
    if (!this.isMuted) this.stage.sound(name);
  }

  /** From wherever it is, in the air, to its place. */
  go(key: ActorKey, to: Placement, { wear = 'end', ...parts }: WayParts): Clip {
    this.stage.prepare(to.look, to.scale);
    let isSharp = false;
    return move(() => this.node(key), to, {
      z: LAYERS.air + to.z / 1000,
      ...parts,
      ...(wear === 'halfway' ? { turnOver: () => this.wear(key, to.look, to.scale) } : {}),
      begin: () => {
        parts.begin?.();
        isSharp = this.#sharpen(key, to.scale);
        // What shrinks on its way is drawn for what it comes from.
        if (wear === 'begin') {
          this.wear(key, to.look, Math.max(to.scale, this.node(key)?.scale.y ?? 0));
        }
      },
      gait: (node, t) => {
        isSharp ||= this.#sharpen(key, to.scale);
        parts.gait?.(node, t);
      },
      end: () => {
        // In its size, too: who is dressed here for the one he comes from would be dressed twice.
        if (wear === 'end' && this.actor(key) !== undefined) this.stage.cast.place(key, to);
        parts.end?.();
      },
    });
  }

  /** Comes in at another placement, unless it is there already, and goes to its own. */
  come(key: ActorKey, from: Placement, to: Placement, parts: WayParts): Clip {
    const largest = Math.max(from.scale, to.scale);
    this.stage.prepare(from.look, largest);
    return this.go(key, to, {
      ...parts,
      begin: () => {
        if (this.actor(key) === undefined) {
          pose(this.stage.cast.ensure(key, { ...from, scale: largest }).node, from);
        }
        parts.begin?.();
      },
    });
  }

  /**
   * Actors are drawn for the size they have at rest. What grows on its way wears what is drawn for its goal, as soon as that
   * is to be had: to draw it now would halt all that moves. False if it has to be tried again.
   */
  #sharpen(key: ActorKey, scale: number): boolean {
    const actor = this.actor(key);
    if (actor === undefined || actor.node.scale.y >= scale) return true;
    if (!this.stage.isDrawn(actor.look, scale)) return false;
    actor.setLook(actor.look, scale);
    return true;
  }

  /** Goes there and off the stage. */
  leave(key: ActorKey, to: Placement, parts: WayParts): Clip {
    return this.go(key, to, {
      wear: 'begin',
      ...parts,
      end: () => {
        parts.end?.();
        this.stage.cast.remove(key);
      },
    });
  }

  /** On foot: small steps, a sway of the body, dust where it starts and stops. */
  walk(key: ActorKey, to: Placement, parts: Partial<WayParts> & { readonly from: Point }): Clip {
    const { from, ...rest } = parts;
    const ms = parts.ms ?? walkMs(distance(from, to));
    const steps = Math.max(2, Math.round(ms / TEMPO.footfall));
    let set = 0;
    const gait = (node: Movable, t: number): void => {
      const phase = t * steps;
      if (Math.floor(phase) > set) {
        set = Math.floor(phase);
        if (set % 2 === 1) this.soundNow('step');
      }
      const lift = Math.abs(Math.sin(Math.PI * phase));
      node.rotation += Math.sin(Math.PI * phase) * 0.09;
      node.y -= lift * 4 * node.scale.y;
      node.scale.y *= 1 + lift * 0.045;
    };
    const walking = this.go(key, to, { ease: EASE.swell, gait, ...rest, ms });
    return parallel(
      this.dust(() => from, 4),
      walking,
    );
  }

  /** Changes its picture on the spot, with a give in the knees: down to the change, then up and a little beyond. */
  change(key: ActorKey, to: Placement, ms: number, squash: number): Clip {
    return this.go(key, to, {
      ms,
      ease: EASE.none,
      z: to.z,
      gait: (node, t) => {
        if (t >= CHANGE_AT) this.wear(key, to.look);
        const give = t < CHANGE_AT ? t / CHANGE_AT : 1 - EASE.spring((t - CHANGE_AT) / (1 - CHANGE_AT));
        node.scale.x *= 1 + give * squash * 0.35;
        node.scale.y *= 1 - give * squash;
      },
    });
  }

  wear(key: ActorKey, look: Look, scale?: number): void {
    const actor = this.actor(key);
    if (actor !== undefined && !isSameLook(actor.look, look)) actor.setLook(look, scale);
  }

  texture(name: ParticleName): () => Texture {
    return () => this.stage.texture(name);
  }

  dust(at: () => Point, count: number): Clip {
    return this.#puff({
      texture: this.texture('dust'),
      count,
      at,
      ms: 520,
      reach: { from: 8, to: 28 },
      direction: { from: Math.PI * 0.95, to: Math.PI * 2.05 },
      fall: -6,
      size: { from: 0.55, to: 1.1 },
      growth: 1.8,
      alpha: 0.85,
      spin: 1.5,
    });
  }

  sparks(at: () => Point, count: number, name: ParticleName = 'spark'): Clip {
    return this.#puff({
      texture: this.texture(name),
      count,
      at,
      ms: 620,
      reach: { from: 14, to: 46 },
      fall: 16,
      size: { from: 0.4, to: 1 },
      growth: 0.3,
      spin: 4,
    });
  }

  /** Far enough, and long enough, to be seen by day. */
  rocket(at: () => Point, name: ParticleName): Clip {
    return this.#puff({
      texture: this.texture(name),
      count: 16,
      at,
      ms: 1300,
      reach: { from: 30, to: 110 },
      fall: 26,
      size: { from: 0.7, to: 1.1 },
      fadeFrom: 0.82,
      spin: 4,
    });
  }

  #puff(burst: Burst): Clip {
    return aside(this.particles.burst(burst));
  }

  /** Coins into somebody's purse, more for more money. */
  coins(from: () => Point, to: () => Point, pesos: number): Clip {
    const count = Math.min(14, 3 + Math.round(pesos / 5));
    return parallel(
      this.sound('coins'),
      this.particles.stream({
        texture: this.texture('coin'),
        count,
        from,
        to,
        ms: TEMPO.money,
        apartMs: Math.min(TEMPO.moneyApart, 420 / count),
        arc: 46,
        spread: 34,
        size: { from: 0.75, to: 1.05 },
        spin: 5,
      }),
    );
  }

  /** Slides in, stays, slides out. */
  banner(say: () => Banner, staysMs: number, over: 'pampa' | 'board' = 'pampa'): Clip {
    const { title: early, line: below } = say();
    this.stage.prepareBanner(early, below, over);
    let ribbon: ReturnType<Backstage['banner']> | undefined;
    let y = 0;
    const slide = (t: number, from: number): void => {
      if (ribbon === undefined) return;
      ribbon.alpha = t;
      ribbon.y = y + (1 - t) * from;
    };
    return sequence(
      tween(TEMPO.bannerIn, {
        ease: EASE.arrive,
        begin: () => {
          const { title, line } = say();
          ribbon = this.stage.banner(title, line, over);
          y = ribbon.y;
        },
        each: (t) => slide(t, -28),
      }),
      tween(staysMs, {}),
      tween(TEMPO.bannerOut, {
        ease: EASE.leave,
        each: (t) => slide(1 - t, 20),
        end: () => ribbon?.destroy({ children: true }),
      }),
    );
  }

  /** The middle of a place. */
  anchor(place: Place, view: ElGauchoView): Point {
    const { x, y } = this.stage.anchor(place, view);
    return { x, y };
  }

  anchorOf(seat: Seat, at: 'ranch' | 'pesos' | 'supply', view: ElGauchoView): Point {
    return this.anchor({ at, seat }, view);
  }
}

function walkMs(pixels: number): number {
  const { walkLeast, walkMost, walkPerPixel } = TEMPO;
  return Math.min(walkMost, Math.max(walkLeast, walkLeast * 0.6 + pixels * walkPerPixel));
}

/** The same tile, face down. */
export function backOf(look: Look): Look {
  return look.kind === 'tile' ? { ...look, up: false } : look;
}
