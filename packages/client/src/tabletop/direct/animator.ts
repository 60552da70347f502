import type { Texture } from 'pixi.js';
import { distance, move, pose, type Movable, type MoveParts, type Point } from '../../stage/moves';
import type { Burst, Particles } from '../../stage/particles';
import type { SoundName } from '../../stage/scene';
import { aside, call, EASE, parallel, sequence, tween, type Clip } from '../../stage/timeline';
import type { Actor } from '../cast/cast';
import { isSameLook, LAYERS, type Placement } from '../cast/placement';
import type { CommonParticle } from '../paint/effects';
import type { KeyOf, SceneTypes, ViewOf } from '../scene-types';
import type { Banner, DirectorStage } from './director-stage';
import { COMMON_TEMPO } from './tempo';

export type WayParts = Omit<MoveParts, 'turnOver'> & {
  /** When the actor takes its new look; halfway it turns over like a card. */
  readonly look?: 'begin' | 'halfway' | 'end';
};

/** The part of a change at which an actor is lowest and takes its new look. */
const CHANGE_AT = 0.4;

/** Clips for actors, particles and banners: what all animations are put together of. */
export class Animator<S extends SceneTypes> {
  readonly stage: DirectorStage<S>;
  readonly particles: Particles;
  /** While a step is brought to its end at once: its sounds would come all at once, too. */
  isMuted = false;

  constructor(stage: DirectorStage<S>, particles: Particles) {
    this.stage = stage;
    this.particles = particles;
  }

  actor(key: KeyOf<S>): Actor<S['look']> | undefined {
    return this.stage.cast.get(key);
  }

  node(key: KeyOf<S>): Movable | undefined {
    return this.stage.cast.get(key)?.node;
  }

  sound(name: SoundName): Clip {
    return call(() => this.soundNow(name));
  }

  soundNow(name: SoundName): void {
    if (!this.isMuted) this.stage.sound(name);
  }

  /** From wherever it is, through the air, to its place. */
  go(key: KeyOf<S>, to: Placement<S['look']>, { look = 'end', ...parts }: WayParts): Clip {
    this.stage.prepare(to.look, to.scale);
    let isSharp = false;
    return move(() => this.node(key), to, {
      z: LAYERS.air + to.z / 1000,
      ...parts,
      ...(look === 'halfway' ? { turnOver: () => this.setLook(key, to.look, to.scale) } : {}),
      begin: () => {
        parts.begin?.();
        isSharp = this.#sharpen(key, to.scale);
        // What shrinks on its way is painted for the size it comes from.
        if (look === 'begin') {
          this.setLook(key, to.look, Math.max(to.scale, this.node(key)?.scale.y ?? 0));
        }
      },
      gait: (node, t) => {
        isSharp ||= this.#sharpen(key, to.scale);
        parts.gait?.(node, t);
      },
      end: () => {
        // With its scale, too: painted for the size it comes from, it would be painted twice.
        if (look === 'end' && this.actor(key) !== undefined) this.stage.cast.place(key, to);
        parts.end?.();
      },
    });
  }

  /** Appears at another placement, unless it is there already, and goes to its own. */
  come(key: KeyOf<S>, from: Placement<S['look']>, to: Placement<S['look']>, parts: WayParts): Clip {
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

  /** Goes there and is removed. */
  leave(key: KeyOf<S>, to: Placement<S['look']>, parts: WayParts): Clip {
    return this.go(key, to, {
      look: 'begin',
      ...parts,
      end: () => {
        parts.end?.();
        this.stage.cast.remove(key);
      },
    });
  }

  /** On foot: small steps, a sway of the body, dust where it starts. */
  walk(key: KeyOf<S>, to: Placement<S['look']>, parts: Partial<WayParts> & { readonly from: Point }): Clip {
    const { from, ...rest } = parts;
    const ms = parts.ms ?? walkMs(distance(from, to));
    const steps = Math.max(2, Math.round(ms / COMMON_TEMPO.footfall));
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

  /** Changes its look on the spot: it is squashed until the change, then springs up. */
  change(key: KeyOf<S>, to: Placement<S['look']>, ms: number, squash: number): Clip {
    return this.go(key, to, {
      ms,
      ease: EASE.none,
      z: to.z,
      gait: (node, t) => {
        if (t >= CHANGE_AT) this.setLook(key, to.look);
        const give = t < CHANGE_AT ? t / CHANGE_AT : 1 - EASE.spring((t - CHANGE_AT) / (1 - CHANGE_AT));
        node.scale.x *= 1 + give * squash * 0.35;
        node.scale.y *= 1 - give * squash;
      },
    });
  }

  setLook(key: KeyOf<S>, look: S['look'], scale?: number): void {
    const actor = this.actor(key);
    if (actor !== undefined && !isSameLook(actor.look, look)) actor.setLook(look, scale);
  }

  texture(name: CommonParticle | S['particle']): () => Texture {
    return () => this.stage.texture(name);
  }

  dust(at: () => Point, count: number): Clip {
    return this.#burst({
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

  sparks(at: () => Point, count: number, name: CommonParticle = 'spark'): Clip {
    return this.#burst({
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

  /** A firework, large and long enough to be seen by day. */
  rocket(at: () => Point, name: CommonParticle): Clip {
    return this.#burst({
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

  /** Coins from one place to another, more for a larger sum. */
  coins(from: () => Point, to: () => Point, sum: number): Clip {
    const count = Math.min(14, 3 + Math.round(sum / 5));
    return parallel(
      this.sound('coins'),
      this.particles.stream({
        texture: this.texture('coin'),
        count,
        from,
        to,
        ms: COMMON_TEMPO.money,
        apartMs: Math.min(COMMON_TEMPO.moneyApart, 420 / count),
        arc: 46,
        spread: 34,
        size: { from: 0.75, to: 1.05 },
        spin: 5,
      }),
    );
  }

  /** Slides in, stays, slides out. `say` is asked again when it is shown: the language may have changed. */
  banner(say: () => Banner<S>, staysMs: number): Clip {
    this.stage.prepareBanner(say());
    let ribbon: ReturnType<DirectorStage<S>['banner']> | undefined;
    let y = 0;
    const slide = (t: number, from: number): void => {
      if (ribbon === undefined) return;
      ribbon.alpha = t;
      ribbon.y = y + (1 - t) * from;
    };
    return sequence(
      tween(COMMON_TEMPO.bannerIn, {
        ease: EASE.arrive,
        begin: () => {
          ribbon = this.stage.banner(say());
          y = ribbon.y;
        },
        each: (t) => slide(t, -28),
      }),
      tween(staysMs, {}),
      tween(COMMON_TEMPO.bannerOut, {
        ease: EASE.leave,
        each: (t) => slide(1 - t, 20),
        end: () => ribbon?.destroy({ children: true }),
      }),
    );
  }

  /** The middle of a place. */
  anchor(place: S['anchor'], view: ViewOf<S>): Point {
    const { x, y } = this.stage.anchor(place, view);
    return { x, y };
  }

  /**
   * Actors are painted for the size they have at rest. One that grows on its way takes the texture of its goal as soon as
   * that is painted: painting it now would drop frames. False if it has to be tried again.
   */
  #sharpen(key: KeyOf<S>, scale: number): boolean {
    const actor = this.actor(key);
    if (actor === undefined || actor.node.scale.y >= scale) return true;
    if (!this.stage.isPainted(actor.look, scale)) return false;
    actor.setLook(actor.look, scale);
    return true;
  }

  #burst(burst: Burst): Clip {
    return aside(this.particles.burst(burst));
  }
}

function walkMs(pixels: number): number {
  const { walkLeast, walkMost, walkPerPixel } = COMMON_TEMPO;
  return Math.min(walkMost, Math.max(walkLeast, walkLeast * 0.6 + pixels * walkPerPixel));
}
